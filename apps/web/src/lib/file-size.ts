const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const THOUSAND = 1000;

/** Formats a number of bytes in powers of a thousand: '512 bytes', '33 KB', '2.9 MB'. */
export function fileSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (Math.round(size) >= THOUSAND && unit < UNITS.length - 1) {
    size /= THOUSAND;
    unit += 1;
  }
  const digits = unit > 1 && size < 100 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit]}`;
}
