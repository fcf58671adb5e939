/** The six bars of the mark: the height of each (of 32), and the second at which it appears and sounds. */
export const MARK_BARS = [3, 5, 8, 13, 21, 32].map((height, i) => ({ height, at: 0.4 + i * 0.42 }));
