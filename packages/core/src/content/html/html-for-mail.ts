import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML } from './sanitize-body.ts';

/**
 * Adapts a sanitised body for an email: makes links absolute with `base`, and removes pictures of other sites, so that
 * opening the email sends no request to them.
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
