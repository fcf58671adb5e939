import { expect, it } from 'vitest';
import { failurePage } from '../../src/pages/failure-page.ts';

it('the failure page escapes its text', () => {
  const page = failurePage('<script>alert("1")</script> & more');
  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('&amp; more');
  expect(page).not.toContain('<script>');
});
