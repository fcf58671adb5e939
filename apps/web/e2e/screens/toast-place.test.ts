import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { findAxeFaultsInBothSchemes } from '../find-faults.ts';
import { MOVING, openFaultlessPage } from '../open-faultless-page.ts';
import { newPerson, signUp } from '../person.ts';
import { findPaths } from '../routes.ts';
import { siteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const SIZES = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
];

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(
    surroundings,
    { ...MOVING, permissions: ['clipboard-read', 'clipboard-write'] },
    /\/trpc\/[\w.]+\?batch=1 responded with (401|502)$/,
  );
  page = opened.page;
  return opened.close;
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const field = (name: string) => page.getByLabel(name, { exact: true }).locator('visible=true');
const toast = () => page.getByLabel(/^Notifications/).locator('[role=status], [role=alert]');

const failProcedure = (procedure: string) =>
  page.route(`**/trpc/${procedure}*`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));

async function writeMessage(): Promise<void> {
  await field('Name').fill('Ada Lindqvist');
  await field('Email').fill('ada@example.org');
  await field('Subject').fill('A correction');
  await field('Message').fill('At 14:48 you say ten per cent, and the paper says one.');
}

/** Forms that show a toast, and how to fill them in. */
const FORMS: Record<string, { path: string; form: string; submit: string; fill: () => Promise<unknown> }> = {
  'a message that can’t be sent': {
    path: '/contact',
    form: 'General Contact',
    submit: 'Send Message',
    fill: async () => {
      await failProcedure('contact.submit');
      await writeMessage();
    },
  },
  'a guest application that can’t be sent': {
    path: '/contact?tab=guest',
    form: 'Guest Application',
    submit: 'Submit Application',
    fill: async () => {
      await failProcedure('contact.submit');
      await field('Name').fill('Ada Lindqvist');
      await field('Email').fill('ada@example.org');
      await field('Professional Title').fill('Trialist');
      await field('Organization').fill('Independent');
      await field('Expertise').fill('Three trials of resistance training.');
      await field('Suggested Topics').fill('What a null result is worth.');
      await field('Brief Bio').fill('Ada has run trials for fifteen years and owns no shares in them.');
    },
  },
  'a wrong password': {
    path: '/login',
    form: 'Login',
    submit: 'Sign In',
    fill: async () => {
      await field('Email').fill('nobody@example.org');
      await field('Password').fill('Not-The-Password-1');
    },
  },
  'a failed registration': {
    path: '/register',
    form: 'Sign up',
    submit: 'Create Account',
    fill: async () => {
      await failProcedure('auth.register');
      await field('Name').fill('Ada Lindqvist');
      await field('Email').fill('ada@example.org');
      await field('Password').fill('Oxygen-Uptake-41');
      await field('Confirm password').fill('Oxygen-Uptake-41');
    },
  },
  'a failed request for a new password': {
    path: '/forgot-password',
    form: 'Forgot password',
    submit: 'Send Link',
    fill: async () => {
      await failProcedure('auth.password.forgot');
      await field('Email').fill('ada@example.org');
    },
  },
  'a subscription on the home page': {
    path: '/',
    form: 'Newsletter',
    submit: 'Subscribe',
    fill: () => field('Email address').fill(newPerson().email),
  },
};

/** Returns the parts of the form that the toast covers at its final position. */
async function coveredBy(form: Locator): Promise<string[]> {
  let last = '';
  const isAtRest = async () => {
    const before = last;
    last = JSON.stringify([await toast().boundingBox(), await form.boundingBox()]);
    return before === last;
  };
  await eventually(isAtRest).toBe(true);
  const box = await toast().boundingBox();
  if (!box) throw new Error('there is no toast');
  const parts = form.locator('input:visible, textarea:visible, select:visible, label:visible, button:visible');
  return parts.evaluateAll((elements, { x, y, width, height }) => {
    const isCovered = (element: Element) => {
      const part = element.getBoundingClientRect();
      return part.left < x + width && part.right > x && part.top < y + height && part.bottom > y;
    };
    return elements
      .filter((element) => !element.closest('[aria-hidden]') && isCovered(element))
      .map((element) => element.getAttribute('name') ?? element.textContent ?? element.localName);
  }, box);
}

async function isOnScreen(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

describe.each(SIZES)('at $width px', (viewport) => {
  test.each(Object.keys(FORMS))('the toast after %s covers no part of the form', async (name) => {
    const { path, form: label, submit, fill } = FORMS[name] ?? expect.fail(name);
    await page.setViewportSize(viewport);
    await open(path);
    await fill();
    const form = page.getByRole('form', { name: label });
    const send = form.getByRole('button', { name: submit });
    await send.click();
    await toast().waitFor();
    expect(await coveredBy(form)).toEqual([]);
    expect(await isOnScreen(send)).toBe(true);
  });

  test('the toast covers no part of a form that is submitted from one of its first fields', async () => {
    await page.setViewportSize(viewport);
    await open('/contact');
    await failProcedure('contact.submit');
    await writeMessage();
    await field('Name').press('Enter');
    await toast().waitFor();
    expect(await coveredBy(page.getByRole('form', { name: 'General Contact' }))).toEqual([]);
  });
});

describe('a toast', () => {
  const MIDDLE = { x: 1100, y: 845 };

  beforeEach(async () => {
    await page.clock.install();
    await open(
      new URL((await findPaths(surroundings.site.origin))['a free article'], surroundings.site.origin).pathname,
    );
  });

  /** Presses Share with the keyboard, because the pointer must not move. */
  async function share(): Promise<void> {
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Enter');
    await toast().waitFor();
    await eventually(async () => (await toast().boundingBox())?.x ?? 9999).toBeLessThan(MIDDLE.x);
  }

  test('closes by itself if it appears under a resting pointer', async () => {
    await page.mouse.move(MIDDLE.x, MIDDLE.y);
    await share();
    await page.clock.runFor(6000);
    await toast().waitFor({ state: 'detached' });
  });

  test('stays open after the pointer has moved onto it, until the pointer moves away', async () => {
    await page.mouse.move(10, 10);
    await share();
    await page.mouse.move(MIDDLE.x, MIDDLE.y, { steps: 4 });
    await page.clock.runFor(60_000);
    expect(await toast().count()).toBe(1);
    await page.mouse.move(10, 10, { steps: 4 });
    await page.clock.runFor(6000);
    await toast().waitFor({ state: 'detached' });
  });

  test('stays open while it has the focus', async () => {
    await share();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.clock.runFor(60_000);
    expect(await toast().count()).toBe(1);
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.clock.runFor(6000);
    await toast().waitFor({ state: 'detached' });
  });
});

test.each([375, 1440])(
  'axe finds no violations in toasts, filled-in forms and a dialog, at %i px, light and dark',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUp(page, surroundings.site.origin, newPerson());
    const faults: string[] = [];
    const look = async () => faults.push(...(await findAxeFaultsInBothSchemes(page)));
    await open('/contact');
    await look();
    await failProcedure('contact.submit');
    await writeMessage();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await toast().waitFor();
    await look();

    await open('/profile');
    await look();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('switch', { name: 'Newsletter' }).check();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Research Library' }).click();
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast().waitFor();
    await look();
    expect(faults).toEqual([]);
  },
);
