import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML } from './sanitize-body.ts';

/**
 * A sanitised body as a mail may hold it: its links lead to where they lead on the page at `base`, and of its pictures
 * only the site's own stand, so that opening a mail asks nobody else.
 */
export function htmlForMail(html: string, base: string): string {
  const { origin } = new URL(base);
  const whole = (address: string) => (URL.canParse(address, base) ? new URL(address, base).href : '');
  return sanitizeHtml(html, {
    ...ALLOWED_HTML,
    transformTags: {
      a: (tagName, { href, ...rest }) => ({ tagName, attribs: { ...rest, ...(href && { href: whole(href) }) } }),
      img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { ...rest, src: whole(src) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith(`${origin}/`),
  });
}
