const DATA = /type="application\/(ld\+)?json"/;
const FILE = /\ssrc=/;

/**
 * Takes a page whose own scripts have a mark as their nonce. Returns the page without the marks, and the contents of
 * its inline scripts. A script inside content has no mark, as the mark is secret.
 */
export function takeOwnScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const nonce = ` nonce="${mark}"`;
  const own = new RegExp(`<script(?=[^>]*${nonce})([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...marked.matchAll(own)].flatMap(([, attributes = '', text = '']) =>
    DATA.test(attributes) || FILE.test(attributes) ? [] : [text],
  );
  const html = marked.replaceAll(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(nonce, '');
  return { html, scripts: [...new Set(scripts)] };
}
