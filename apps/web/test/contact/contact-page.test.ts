import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { expect, test } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';

const html = async (path: string) => (await servePage(path)).html;
/** Returns the opening tags of the elements with a role. */
const elements = (page: string, role: string) => page.match(new RegExp(`<[a-z]+[^>]* role="${role}"[^>]*>`, 'g')) ?? [];

test('of the two tabs, General Contact is open, and Guest Application is a link that works without JavaScript', async () => {
  const page = await html('/contact');
  const [general, guest] = elements(page, 'tab');
  expect(general).toContain('aria-selected="true"');
  expect(guest).toContain('aria-selected="false"');
  expect(guest).toContain('href="/contact?tab=guest"');
  const [generalPanel, guestPanel] = elements(page, 'tabpanel');
  expect(generalPanel).not.toContain('hidden');
  expect(guestPanel).toContain('hidden');
});

test('?tab=guest opens the guest application', async () => {
  const page = await html('/contact?tab=guest');
  expect(elements(page, 'tab')[1]).toContain('aria-selected="true"');
  expect(elements(page, 'tabpanel')[0]).toContain('hidden');
  expect(elements(page, 'tab')[0]).toContain('href="/contact"');
});

test('while guest applications are switched off, the page has only the general form', async () => {
  const switches = { ...DEFAULT_SITE.switches, guestApplications: false };
  const data = { 'content.site': { ...DEFAULT_SITE, switches } };
  const { html: page } = await servePage('/contact?tab=guest', { data });
  expect(elements(page, 'tab')).toHaveLength(1);
  const [panel] = elements(page, 'tabpanel');
  expect(panel).not.toContain('hidden');
  expect(page).not.toContain(CONTACT_DESK.guest.button);
});

test('a link fills in the general form, and the tabs keep the text in their URLs', async () => {
  const page = await html('/contact?contactType=press&subject=The+press+kit&message=A+%3Cb%3E+of+yours');
  expect(page).toMatch(/<option value="press" selected="">/);
  expect(page).toMatch(/name="subject"[^>]* value="The press kit"/);
  expect(page).toContain('>A &lt;b&gt; of yours</textarea>');
  expect(elements(page, 'tab')[1]).toContain('subject=The+press+kit');
});

test('both forms contain the name and email address of signed-in users, and are empty for anonymous readers', async () => {
  const { html: page } = await servePage('/contact', { data: { 'auth.session': buildReader() } });
  expect(page.match(/name="name"[^>]* value="Ada Lindqvist"/g)).toHaveLength(2);
  expect(page.match(/name="email"[^>]* value="ada@example.org"/g)).toHaveLength(2);
  expect(await html('/contact')).not.toMatch(/name="(name|email)"[^>]* value="[^"]/);
});

test('the cards show the response time, the worldwide reach, and every email address as a mailto link', async () => {
  const page = await html('/contact');
  for (const { email } of Object.values(CONTACT_DESK.addresses)) expect(page).toContain(`href="mailto:${email}"`);
  expect(page).toMatch(/<h2>Response time<\/h2><p>A person replies within 24 hours/);
  expect(page).toContain('<h2>Worldwide reach</h2>');
});

test('the canonical URL is the same whatever a link fills in', async () => {
  expect(await html('/contact?tab=guest&subject=x')).toContain(
    'rel="canonical" href="https://longreturn.example/contact"',
  );
});

test('each form has a honeypot that keyboards and screen readers skip, and browsers don’t fill in', async () => {
  const page = await html('/contact');
  const traps = page.match(/<div[^>]*aria-hidden="true"[^>]*><label>Fax<input[^>]*>/g) ?? [];
  expect(traps).toHaveLength(2);
  for (const trap of traps) {
    for (const sign of ['name="fax"', 'tabindex="-1"', 'autoComplete="off"'.toLowerCase()]) {
      expect(trap.toLowerCase()).toContain(sign);
    }
  }
});
