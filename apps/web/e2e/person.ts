import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { visit } from './visit.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody whom the site does not know yet. */
export function newPerson(name = 'Ada Lindqvist'): Person {
  return { name, email: `${randomUUID()}@example.org`, password: 'Oxygen-Uptake-41' };
}

/** Opens an account without its form, and signs the page's visitor in. */
export async function signUp(page: Page, origin: string, person: Person): Promise<void> {
  const answer = await page.context().request.post(`${origin}/api/auth/register`, {
    data: person,
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`registering answered ${answer.status()}: ${await answer.text()}`);
}

/** Signs in by the form of /login. */
export async function logIn(page: Page, origin: string, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await visit(page, `${origin}/login`);
  await fillLogin(page, { email, password });
}

/** Fills the form of /login in once it is there: the page before it may have a field for an address too. */
export async function fillLogin(page: Page, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
