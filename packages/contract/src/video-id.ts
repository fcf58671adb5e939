const ID = /^[A-Za-z0-9_-]{11}$/;
const IN_URL =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|v\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/;

/**
 * The 11-character id in a bare id or a watch, short-link, embed or /v/ address of the video site;
 * undefined when there is none (specification §5, Video id extraction).
 */
export function extractVideoId(value: string | null): string | undefined {
  if (value === null) return undefined;
  const text = value.trim();
  return ID.test(text) ? text : IN_URL.exec(text)?.[1];
}
