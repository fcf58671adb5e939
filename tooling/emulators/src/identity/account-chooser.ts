import { FAULTS } from './fault.ts';
import { escapeHtml, hiddenFields, page } from './page.ts';
import type { Person } from './person.ts';

/**
 * Renders the page on which the user chooses who signs in, and which fault the stand-in has. The page's form requests
 * `path` again with the fields `person` and `fault`.
 */
export function accountChooser(
  title: string,
  path: string,
  request: URLSearchParams,
  people: readonly Person[],
): string {
  const buttons = people.map(
    ({ id, firstName, lastName, email, emailVerified }) =>
      `<button name="person" value="${id}">${escapeHtml(`${firstName} ${lastName}`)}<small>${escapeHtml(email)}${emailVerified ? '' : ', not verified'}</small></button>`,
  );
  const faults = Object.entries(FAULTS).map(([fault, text]) => `<option value="${fault}">${text}</option>`);
  return page(
    title,
    `<p>These people are fictional. Who signs in?</p>
<form action="${path}">${hiddenFields(request)}${buttons.join('')}<button name="person" value="nobody">Cancel</button>
<label>What the provider does <select name="fault"><option value="">Works correctly</option>${faults.join('')}</select></label></form>`,
  );
}
