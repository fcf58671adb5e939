import type { Role } from '@longreturn/contract/roles';
import { buildUser } from '@longreturn/core/testing';
import type { TestSite } from './create-test-site.ts';

const ORIGIN = 'http://localhost:3000';

/** Creates an account with the role and signs in. Returns the headers that the user's browser would send. */
export async function logIn(
  { app, deps }: Pick<TestSite, 'app' | 'deps'>,
  role: Role,
): Promise<{ cookie: string; origin: string }> {
  const { email, password } = await buildUser(deps, { role });
  const [cookie] = (await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })).cookies;
  if (!cookie) throw new Error('The login set no cookie');
  return { cookie: `${cookie.name}=${cookie.value}`, origin: ORIGIN };
}
