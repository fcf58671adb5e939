/** How a stand-in sends the browser back: a GET with a query string, or a form to post. */
export interface WayBack {
  method: 'GET' | 'POST';
  /** The URL without the fields. */
  url: string;
  fields: URLSearchParams;
}

/** Follows an authorization URL like a browser, up to the redirect back. Throws the stand-in's text when there is none. */
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
