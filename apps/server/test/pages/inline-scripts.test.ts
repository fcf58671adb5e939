import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from '../../src/pages/inline-scripts.ts';

it('names each inline script once and leaves files and data blocks out', () => {
  const html = `<script>one()</script><script type="module" src="/a.js"></script>
<script type="application/ld+json">{"@type":"Article"}</script><script class="x">two()
</script><script>one()</script>`;
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()\n')]);
});
