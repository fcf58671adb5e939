/** How a stand-in sends the browser back to the site: with a GET and a query string, or by posting a form. */
export interface WayBack {
  method: 'GET' | 'POST';
  /** The URL without the fields. */
  url: string;
  fields: URLSearchParams;
}

/**
 * Requests an authorization URL as a browser does, and returns how the stand-in sends the browser back. If the stand-in
 * responds with another page instead, throws an error with the page's HTML.
 */
export async function visitStandIn(url: URL | string): Promise<WayBack> {
  const response = await fetch(url, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (location) {
    const url = new URL(location);
    return { method: 'GET', url: url.origin + url.pathname, fields: url.searchParams };
  }
  const html = await response.text();
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (response.status !== 200 || action === undefined) throw new Error(`${response.status}: ${html}`);
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = Array.from(inputs, ([, name = '', value = '']) => [unescaped(name), unescaped(value)]);
  return { method: 'POST', url: unescaped(action), fields: new URLSearchParams(fields) };
}

const unescaped = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign)));
