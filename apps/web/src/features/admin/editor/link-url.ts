const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const KEPT_SCHEME = /^(?:https?|mailto):/i;

/** Whether the sanitiser keeps a link's URL: http, https, mailto, or a path of this site. */
export function isKeptUrl(url: string | null): boolean {
  if (!url || /^[/\\]{2}/.test(url) || /\s|\\/.test(url)) return false;
  return KEPT_SCHEME.test(url) || !SCHEME.test(url);
}

/**
 * Returns the URL that the author of a link means: an https or mailto URL, or a path of this site. A missing scheme is
 * added. Returns undefined for everything else.
 */
export function readLinkUrl(text: string): string | undefined {
  const typed = text.trim();
  if (/^\/(?![/\\])\S*$/.test(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  const url = SCHEME.test(typed) && !/^[^/]*\.[^/]*:\d/.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(url) || /\s/.test(typed)) return undefined;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'mailto:') return url;
  return protocol === 'https:' && hostname.includes('.') ? url : undefined;
}
