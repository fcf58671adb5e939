import sanitizeHtml from 'sanitize-html';

/**
 * The HTML that the body of an article or an issue may contain (docs/product.md, Articles). `<hr data-members />` is
 * the members break of a premium article: the part before it is free. `<section data-footnotes>` contains the
 * footnotes.
 */
export const ALLOWED_HTML = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption', 'img', 'hr', 'br'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'section'],
    ...['em', 'strong', 'a', 'code', 'sup', 'sub'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'id'],
    img: ['src', 'alt', 'width', 'height'],
    hr: ['data-members'],
    ol: ['start'],
    li: ['id'],
    sup: ['id'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    section: ['data-footnotes'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  /** Deeper elements are removed, because recursive code that reads a body would overflow the stack. */
  nestingLimit: 100,
} satisfies sanitizeHtml.IOptions;

const NUMBER = /^\d{1,4}$/;
/** The number of columns or rows that a cell spans, if it spans more than one. */
const SPAN = /^(?:[2-9]|[1-9]\d)$/;
const SCOPE = /^(?:col|row)$/;
/** The ID of a footnote, 'fn-1', or of the reference to it in the text, 'fnref-1'. */
const FOOTNOTE = /^fn(?:ref)?-[a-z0-9-]{1,50}$/;
/** The origin in a URL of the media library. It is removed, because the path works at every origin of the site. */
const MEDIA_URL = /^https?:\/\/[^/]+(?=\/media-files\/[0-9a-f-]{36}\/)/;
const PIXELS = /^\d{1,5}$/;
const IMAGE_SOURCE = /^(?:https:\/\/|\/(?![/\\]))/;

const transformTags: Record<string, sanitizeHtml.Transformer> = {
  a: (tagName, { href, id }) => ({ tagName, attribs: { ...linkTo(href), ...only({ id }, FOOTNOTE) } }),
  img: (tagName, { src = '', alt, width, height }) => ({
    tagName,
    attribs: {
      src: src.replace(MEDIA_URL, ''),
      ...(alt !== undefined && { alt }),
      ...only({ width, height }, PIXELS),
    },
  }),
  li: (tagName, { id }) => ({ tagName, attribs: only({ id }, FOOTNOTE) }),
  sup: (tagName, { id }) => ({ tagName, attribs: only({ id }, FOOTNOTE) }),
  td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: only({ colspan, rowspan }, SPAN) }),
  th: (tagName, { colspan, rowspan, scope }) => ({
    tagName,
    attribs: { ...only({ colspan, rowspan }, SPAN), ...only({ scope }, SCOPE) },
  }),
  // Other sections are removed, but their content stays.
  section: (tagName, attribs) =>
    'data-footnotes' in attribs ? { tagName, attribs: { 'data-footnotes': '' } } : { tagName: 'div', attribs: {} },
  ol: (tagName, { start = '' }) => ({ tagName, attribs: NUMBER.test(start) ? { start } : {} }),
  hr: (tagName, attribs) => ({ tagName, attribs: 'data-members' in attribs ? { 'data-members': '' } : {} }),
};

/** A link to a footnote stays on the page, so it needs no `rel`. */
function linkTo(href: string | undefined): sanitizeHtml.Attributes {
  if (href === undefined) return {};
  return href.startsWith('#') ? { href } : { href, rel: 'noopener noreferrer' };
}

/** Returns the attributes whose value has this form. */
function only(attribs: Record<string, string | undefined>, form: RegExp): sanitizeHtml.Attributes {
  const valid = Object.entries(attribs).filter(([, value]) => value !== undefined && form.test(value));
  return Object.fromEntries(valid) as sanitizeHtml.Attributes; // undefined values are left out
}

/**
 * Removes elements and attributes that aren't allowed, and every members break after the first. Returns the remaining
 * HTML.
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
