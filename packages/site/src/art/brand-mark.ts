import { svg } from './shapes.ts';

/** Six bars on a 32 by 32 field, centred on an axis. Their heights grow like compound interest. */
export const BRAND_MARK_PATH =
  'M1 14.5h2.6v3H1zM6.2 13.5h2.6v5H6.2zM11.4 12h2.6v8h-2.6zM16.6 9.5h2.6v13h-2.6zM21.8 5.5h2.6v21h-2.6zM27 0h2.6v32H27z';

/** Returns the mark in the colour of the text around it. */
export function brandMark(): string {
  return svg(32, 32, 'fill="currentColor" aria-hidden="true"', `<path d="${BRAND_MARK_PATH}"/>`);
}

/** Returns the favicon: four bars on green, because six would blur at 16 pixels. */
export function favicon(): string {
  const bars = 'M5 14.5h3v3H5zM10.5 13h3v6h-3zM16 10.5h3v11h-3zM21.5 5.5h4v21h-4z';
  const ground = '<rect width="32" height="32" rx="5" fill="#12493a"/>';
  return svg(32, 32, 'aria-hidden="true"', `${ground}<path fill="#f8f3e9" d="${bars}"/>`);
}

/**
 * The six bars of the mark. `height` is out of 32. `at` is a time in seconds: in the animated mark, the bar appears at
 * this time; in the ident, the show's sound logo, the bar's tone begins at this time.
 */
export const MARK_BARS = [3, 5, 8, 13, 21, 32].map((height, i) => ({ height, at: 0.4 + i * 0.42 }));
