import UIKit

/// Somebody else's banner.
public final class ReachabilityBanner: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 231/255, green: 76/255, blue: 60/255, alpha: 1)
        layer.cornerRadius = 8
    }

    public required init?(coder: NSCoder) { nil }
}
