const DATA = /type="application\/(ld\+)?json"/;
const FILE = /\ssrc=/;

/**
 * Takes a page whose own scripts bear a mark as their nonce. Returns the page without the marks, and the texts of those of
 * its scripts that run in place: a script that content brought along has no mark, since nobody can know it.
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
