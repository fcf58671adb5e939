// A no-break space: a number must not part from its sign at a line's end.
const NO_BREAK = '\u00a0';

/** Takes a share, 0.07 for seven per cent, and returns it as the figures write it. */
export function percent(share: number, decimals = 0): string {
  return `${(share * 100).toFixed(decimals)}${NO_BREAK}%`;
}
