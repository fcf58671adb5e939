import type { Page } from 'playwright-core';

interface Link {
  name: string;
  /** The `href` as written; null if there is none. */
  attribute: string | null;
  /** The absolute URL. */
  href: string;
  target: string;
  rel: string;
}

/**
 * Returns a function. The function checks the links in a part of an open page, and returns their faults: links without
 * a valid URL, URLs that fail to load, missing fragments, and external links that open in the wrong way. It requests
 * each URL of the site at `origin` only once, however many pages are checked.
 */
export function linkReader(origin: string): (page: Page, part: string) => Promise<string[]> {
  const responses = new Map<string, ReturnType<typeof fetchPage>>();
  const faultOf = async ({ attribute, href, target, rel }: Link): Promise<string | undefined> => {
    if (!attribute || attribute === '#') return 'leads nowhere';
    if (!href.startsWith(`${origin}/`)) return faultOut(href, `${target} ${rel}`);
    const { pathname, search, hash } = new URL(href);
    const response = responses.get(pathname + search) ?? fetchPage(origin + pathname + search);
    responses.set(pathname + search, response);
    const { status, text } = await response;
    if (status >= 400) return `responds with ${status}`;
    if (hash.startsWith('#t=')) return undefined; // a time in the audio
    return hash && !text.includes(`id="${decodeURIComponent(hash.slice(1))}"`) ? 'has no such part' : undefined;
  };
  return async (page, part) => {
    const links = await page.locator(part).evaluate(readLinks);
    const faults: string[] = [];
    for (const link of links) {
      const fault = await faultOf(link); // one after the other, because sixty uncached pages at once overload the site
      if (fault) faults.push(`'${link.name}' (${link.attribute}) ${fault}`);
    }
    return faults;
  };
}

/** The allowed pairs of `target` and `rel` for external links. The sanitiser sets the second pair. */
const MANNERS = ['_blank noopener', ' noopener noreferrer'];

/**
 * Returns the fault of an external link, if any. A mailto link needs a recipient. A link to another site must open in a
 * new tab that can't access this page. A link in an author's text opens in the same tab instead, and sends no referrer.
 */
function faultOut(href: string, manners: string): string | undefined {
  if (/^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?[^\s]*)?$/.test(href)) return undefined;
  if (!/^https:\/\/[\w-]+(\.[\w-]+)+\//.test(href)) return 'is no email address or URL';
  return MANNERS.includes(manners) ? undefined : `opens as '${manners}'`;
}

async function fetchPage(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
}

/** Runs in the page. Returns the links in an element. */
function readLinks(root: Element): Link[] {
  return [...root.querySelectorAll('a')].map((link) => {
    const name = link.ariaLabel ?? link.textContent.trim();
    return { name, attribute: link.getAttribute('href'), href: link.href, target: link.target, rel: link.rel };
  });
}
