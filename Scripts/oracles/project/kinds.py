"""What values are while they are evaluated, and where."""

from resolution import NotEvaluated


class Typed(int):
    """An integer whose type is stated: its quotients are whole."""


class Font:
    def __init__(self, size, style=None):
        self.size, self.style = size, style


class Case:
    def __init__(self, path, name):
        self.path, self.name = path, name


class Struct:
    def __init__(self, path, fields):
        self.path, self.fields = path, fields


class Several:
    """One value of several, for example of the themes that an environment may hold."""

    def __init__(self, values):
        self.values = values


class Closure:
    def __init__(self, node, frame):
        self.node, self.frame = node, frame


class Unread:
    """A value that cannot be said, as long as nothing asks for it."""

    def __init__(self, error):
        self.error = error


TRAITS = object()


class Frame:
    """The surroundings of an evaluation: place, appearance, local values, `self`."""

    def __init__(self, place, appearance, site=None, names=None, self_value=None, depth=0):
        self.place, self.appearance, self.site = place, appearance, site
        self.names, self.self_value, self.depth = names or {}, self_value, depth

    def inner(self, **changes):
        if self.depth > 40:
            raise NotEvaluated("declarations that refer to each other")
        frame = Frame(
            self.place,
            self.appearance,
            self.site,
            dict(self.names),
            self.self_value,
            self.depth + 1,
        )
        for name, value in changes.items():
            setattr(frame, name, value)
        return frame
