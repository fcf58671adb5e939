import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /type="application\/(ld\+)?json"/;

/** The scripts that stand in a page and are run; data blocks are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    DATA.test(attributes) ? [] : [text],
  );
}

/** The policy's sources for the scripts that stand in a page. */
export function inlineScriptHashes(html: string): string[] {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set(inlineScripts(html).map(hashOf))];
}
