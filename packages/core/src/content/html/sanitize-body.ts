import sanitizeHtml from 'sanitize-html';

/**
 * The HTML that the body of an article or an issue may contain. `<hr data-members />` is the members break of a premium
 * article: the part before it is free.
 */
const ALLOWED_HTML = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption', 'img', 'hr', 'br'],
    ...['em', 'strong', 'a', 'code', 'sup', 'sub'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'], hr: ['data-members'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  /** Deeper elements are removed, because recursive code that reads a body would overflow the stack. */
  nestingLimit: 100,
} satisfies sanitizeHtml.IOptions;

const NUMBER = /^\d{1,4}$/;
const IMAGE_SOURCE = /^(?:https:\/\/|\/(?![/\\]))/;

const transformTags: Record<string, sanitizeHtml.Transformer> = {
  a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { href, rel: 'noopener noreferrer' } }),
  ol: (tagName, { start = '' }) => ({ tagName, attribs: NUMBER.test(start) ? { start } : {} }),
  hr: (tagName, attribs) => ({ tagName, attribs: 'data-members' in attribs ? { 'data-members': '' } : {} }),
};

/**
 * Returns the HTML without elements and attributes that aren't allowed, and without every members break after the
 * first.
 */
export function sanitizeBody(html: string): string {
  let breaks = 0;
  const isUnwanted = ({ tag, attribs }: sanitizeHtml.IFrame) => {
    if (tag === 'img') return !IMAGE_SOURCE.test(attribs['src'] ?? '');
    if (tag !== 'hr') return false;
    return attribs['data-members'] === undefined || ++breaks > 1;
  };
  return sanitizeHtml(html, { ...ALLOWED_HTML, transformTags, exclusiveFilter: isUnwanted }).trim();
}

/**
 * Returns a sanitised body for an email: with absolute URLs, resolved against `base`, and without images from other
 * sites, so that opening the email sends no request to them.
 */
export function htmlForMail(html: string, base: string): string {
  const { origin } = new URL(base);
  const absolute = (url: string) => (URL.canParse(url, base) ? new URL(url, base).href : '');
  return sanitizeHtml(html, {
    ...ALLOWED_HTML,
    transformTags: {
      a: (tagName, { href, ...rest }) => ({ tagName, attribs: { ...rest, ...(href && { href: absolute(href) }) } }),
      img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { ...rest, src: absolute(src) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith(`${origin}/`),
  });
}
