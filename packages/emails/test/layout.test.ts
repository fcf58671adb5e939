import { expect, test } from 'vitest';
import { renderMail } from '../src/render-mail.ts';

test('the link below the button breaks inside a word only if the word is longer than a line', async () => {
  const link = 'https://example.org/forgot-password?token=abc123';
  const { html } = await renderMail({ kind: 'reset-password', name: 'Ada', link, minutes: 60 }, 'The Long Return');
  const [, style] = /<p[^>]*style="([^"]*)"[^>]*>If the button/.exec(html) ?? [];
  expect(style).toContain('overflow-wrap:anywhere');
  expect(style).not.toContain('break-all');
});
