import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { visit } from './visit.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Returns a user who has no account yet. */
export function newPerson(name = 'Ada Lindqvist'): Person {
  return { name, email: `${randomUUID()}@example.org`, password: 'Oxygen-Uptake-41' };
}

/** Creates an account through the API, and signs in. */
export async function signUp(page: Page, origin: string, person: Person): Promise<void> {
  const response = await page.context().request.post(`${origin}/api/auth/register`, {
    data: person,
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`registering responded with ${response.status()}: ${await response.text()}`);
}

/** Signs in with the form of /login. */
export async function logIn(page: Page, origin: string, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await visit(page, `${origin}/login`);
  await fillLogin(page, { email, password });
}

/**
 * Waits until the form of /login is shown, because the previous page may also have an email field. Then fills in the
 * form and submits it.
 */
export async function fillLogin(page: Page, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
