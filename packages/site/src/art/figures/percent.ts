// A no-break space keeps the number and its sign on one line.
const NO_BREAK = '\u00a0';

/** Formats a share as a percentage: 0.07 as 7 %. */
export function percent(share: number, decimals = 0): string {
  return `${(share * 100).toFixed(decimals)}${NO_BREAK}%`;
}
