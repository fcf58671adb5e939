import sanitizeHtml from 'sanitize-html';

/** A sanitised body whose links and pictures lead to the site from wherever it is read, as in a mail. */
export function withWholeAddresses(html: string, origin: string): string {
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address);
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    transformTags: {
      a: (tagName, { href, ...rest }) => ({ tagName, attribs: { ...rest, ...(href && { href: whole(href) }) } }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: { ...rest, ...(src && { src: whole(src) }) } }),
    },
  });
}
