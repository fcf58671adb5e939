const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const KEPT_SCHEME = /^(?:https?|mailto):/i;

/** Whether the sanitiser keeps a link's URL: http, https, mailto, or a path of this site. */
export function isKeptUrl(url: string | null): boolean {
  const read = (url ?? '').replace(/[\s\p{Cc}]+/gu, ''); // browsers ignore line breaks in a scheme
  if (read === '' || /^[/\\]{2}/.test(read)) return false;
  return KEPT_SCHEME.test(read) || !SCHEME.test(read);
}

/**
 * Converts the text of a URL field into an https or mailto URL, or a path of this site. A missing scheme is added.
 * Returns undefined for everything else.
 */
export function readLinkUrl(text: string): string | undefined {
  const typed = text.trim();
  if (/^[/\\]/.test(typed)) return isKeptUrl(typed) && !/\s/.test(typed) ? typed : undefined;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  const url = SCHEME.test(typed) && !/^[^/]*\.[^/]*:\d/.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(url) || /\s/.test(typed)) return undefined;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'mailto:') return url;
  return protocol === 'https:' && hostname.includes('.') ? url : undefined;
}
