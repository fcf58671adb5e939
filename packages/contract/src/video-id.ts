const ID = /^[A-Za-z0-9_-]{11}$/;
const IN_URL =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|v\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/;

/**
 * Returns the 11-character video ID of a bare ID or a watch, short, embed or /v/ URL; undefined when there is none
 * (docs/product.md, Episodes and media items).
 */
export function extractVideoId(value: string | null): string | undefined {
  if (value === null) return undefined;
  const text = value.trim();
  return ID.test(text) ? text : IN_URL.exec(text)?.[1];
}
