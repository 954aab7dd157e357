"""Swift that looks like an app's, of any size: the same seed gives the same bytes.

File number N depends on the seed and on N alone, so a larger tree begins with the files of a smaller
one, and nothing is kept of a file once it is written.
"""

import math
import os
import pathlib
import random

TEMPLATES = pathlib.Path(__file__).resolve().parent.parent / "templates"

# How files of eight apps in the open divide, in percent.
KINDS = {
    "view": 22, "controller": 14, "viewmodel": 14, "model": 16, "service": 11, "extension": 11,
    "tests": 9, "strings": 3,
}
SUFFIXES = {
    "view": "View", "controller": "Controller", "viewmodel": "Model", "model": "", "service": "Service",
    "extension": "+Helpers", "tests": "Tests", "strings": "+Strings",
}
# A log-normal distribution with the median, the mean and the 90th percentile of the same apps: half
# of the files have under 2,150 bytes, a tenth more than 9,900.
MEDIAN_BYTES, SPREAD = 2150, 1.19
LARGEST_BYTES = 300_000
# The share of views and controllers that hold values; of all files, as in the apps, 1 in 6.
STYLED_SHARE = 0.5
# In a file with values, the first member has some, and this share of the others.
STYLED_MEMBERS = 0.12
FILES_IN_FOLDER, FOLDERS_IN_MODULE = 5, 12

NOUNS = """Account Activity Address Alert Archive Asset Badge Balance Banner Batch Bookmark Booking Buffer
Calendar Campaign Card Cart Category Channel Chart Checkout Client Coach Comment Contact Content Coupon
Course Customer Dashboard Delivery Device Digest Document Draft Entry Event Exercise Export Favorite
Feature Feed Filter Folder Forecast Gallery Goal Group Habit History Home Inbox Insight Invoice Item
Journal Journey Label Ledger Lesson Library List Location Login Market Meal Media Member Menu Message
Metric Mood Note Notification Offer Onboarding Order Payment Permission Photo Plan Player Playlist
Podcast Poll Post Price Product Profile Progress Project Prompt Provider Query Queue Quote Rating
Reading Receipt Recipe Record Region Reminder Report Request Review Reward Ride Room Route Routine
Schedule Score Search Section Session Setting Share Shipment Signal Sleep Station Status Step Story
Stream Summary Survey Tag Task Team Theme Thread Ticket Timeline Token Topic Track Transfer Trip
Update Upload User Vault Vehicle Video Visit Voucher Wallet Widget Workout Workspace""".split()
VERBS = """add apply archive begin build cancel clear close collect commit compose configure copy create
decode delete drain edit encode export fetch filter find finish flush format group hide import insert
load log make map merge move notify observe open parse persist prepare present publish read rebuild
record refresh register reload remove render reset resolve restore resume retry save schedule select
send show sort start stop store submit sync toggle track trim update upload validate write""".split()
FILLERS = """the a this every any another when while before after until because unless with without from
into for of and or but which that must may never always once already still only shown kept
given sent found stored updated empty visible current previous next first last shared remote local
cached default pending""".split()
COLORS = """red orange yellow green mint teal cyan blue indigo purple pink brown white gray black primary
secondary accentColor clear""".split()
UIKIT_COLORS = """systemRed systemBlue systemGreen systemOrange systemGray systemGray5 systemBackground
secondarySystemBackground label secondaryLabel white black lightGray darkGray red blue clear""".split()
STYLES = "largeTitle title title2 title3 headline body callout subheadline footnote caption1".split()
WEIGHTS = "regular medium semibold bold light heavy".split()
# What designers write, the round numbers often.
RADII = ["4", "6", "8", "8", "8", "10", "10", "12", "12", "16", "20", "24", "2.5", "14"]
SIZES = ["10", "11", "12", "13", "14", "14", "15", "16", "16", "17", "18", "20", "22", "24", "28", "34"]
SPACES = ["2", "4", "4", "6", "8", "8", "8", "10", "12", "12", "16", "16", "16", "20", "24", "32"]
HEXES = [f"{number * 2654435761 % 0x1000000:06X}" for number in range(1, 97)]


class Draw:
    """The draws of one file; each slot of a template is a method."""

    def __init__(self, seed):
        self.random = random.Random(seed).random

    def of(self, items):
        return items[int(self.random() * len(items))]

    def below(self, end):
        return int(self.random() * end)

    def Type(self): return self.of(NOUNS) + self.of(NOUNS)
    def Module(self): return self.of(NOUNS) + "Kit"
    def name(self): return self.of(VERBS) + self.of(NOUNS)
    def word(self): return self.of(NOUNS).lower()
    def Phrase(self): return f"{self.of(VERBS).capitalize()} {self.of(FILLERS)} {self.word()}"
    def year(self): return str(2014 + self.below(12))
    def int(self): return str(1 + self.below(99))
    def byte(self): return str(self.below(256))
    def unit(self): return f"0.{1 + self.below(98):02}"
    def hex(self): return self.of(HEXES)
    def color(self): return self.of(COLORS)
    def uicolor(self): return self.of(UIKIT_COLORS)
    def style(self): return self.of(STYLES)
    def weight(self): return self.of(WEIGHTS)
    def radius(self): return self.of(RADII)
    def size(self): return self.of(SIZES)
    def space(self): return self.of(SPACES)

    def Sentence(self):
        words = [self.of(VERBS).capitalize() + "s"]
        for _ in range(3 + self.below(9)):
            words += [self.of(FILLERS), self.word()]
        return " ".join(words[:14])


class Part:
    """A piece of a template, taken apart once: text, slot, text, slot, …, text."""

    def __init__(self, text):
        self.literals, self.slots = [], []
        for piece in text.split("«"):
            slot, mark, rest = piece.partition("»")
            if mark:
                self.slots.append(slot)
            self.literals.append(rest if mark else piece)

    def fill(self, draw, file, number):
        pieces = [self.literals[0]]
        for slot, literal in zip(self.slots, self.literals[1:]):
            if slot == "Self":
                pieces.append(file)
            elif slot == "N":
                pieces.append(str(number))
            else:
                pieces.append(getattr(draw, slot)())
            pieces.append(literal)
        return "".join(pieces)


class Template:
    """How one kind of file begins, goes on, and ends."""

    def __init__(self, path):
        parts = {"head": [], "member": [], "styled": [], "tail": []}
        for section in path.read_text(encoding="utf-8").split("//: ")[1:]:
            name, _, text = section.partition("\n")
            parts[name].append(Part(text))
        (self.head,), (self.tail,) = parts["head"], parts["tail"]
        self.members, self.styled = parts["member"], parts["styled"]

    def source(self, draw, name, size, styled):
        """A file of about `size` bytes, some of them values where it is `styled`."""
        texts = [self.head.fill(draw, name, 0)]
        length, number = len(texts[0]), 0
        while length < size or number == 0:
            has_value = styled and self.styled and (number == 0 or draw.random() < STYLED_MEMBERS)
            number += 1
            member = draw.of(self.styled if has_value else self.members)
            texts.append(member.fill(draw, name, number))
            length += len(texts[-1])
        texts.append(self.tail.fill(draw, name, 0))
        return "".join(texts)


class Synthesizer:
    """Files by their numbers."""

    def __init__(self, seed=1, styled_share=STYLED_SHARE):
        self.seed, self.styled_share = seed, styled_share
        self.templates = {kind: Template(TEMPLATES / f"{kind}.swift") for kind in KINDS}
        self.kinds = [kind for kind, share in KINDS.items() for _ in range(share)]

    def file(self, number):
        """The path and the text of a file."""
        draw = Draw(f"{self.seed}/{number}")
        kind = draw.of(self.kinds)
        name = f"{draw.of(NOUNS)}{draw.of(NOUNS)}{number}"
        size = min(MEDIAN_BYTES * math.exp(SPREAD * normal(draw)), LARGEST_BYTES)
        styled = draw.random() < self.styled_share
        folder = number // FILES_IN_FOLDER
        path = f"Module{folder // FOLDERS_IN_MODULE}/Sources/Part{folder}/{name}{SUFFIXES[kind]}.swift"
        return path, self.templates[kind].source(draw, name, size, styled)

    def write(self, folder, files=None, size=None):
        """Writes files until there are as many, or as many bytes; gives the counts of both."""
        count = total = 0
        made = None
        while (files is None or count < files) and (size is None or total < size):
            path, text = self.file(count)
            parent = os.path.join(folder, os.path.dirname(path))
            # Folders come one after the other.
            if parent != made:
                made = parent
                os.makedirs(parent, exist_ok=True)
            data = text.encode()
            with open(os.path.join(folder, path), "wb") as output:
                output.write(data)
            count, total = count + 1, total + len(data)
        return count, total


def normal(draw):
    """A number of the normal distribution (Box and Muller)."""
    return math.sqrt(-2 * math.log(1 - draw.random())) * math.cos(2 * math.pi * draw.random())
