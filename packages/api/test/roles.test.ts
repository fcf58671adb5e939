import { ROLES } from '@longreturn/contract/roles';
import { type Actor, ANONYMOUS } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import { buildEpisode, buildRendition, buildUser, createTestDeps, type TestDeps } from '@longreturn/core/testing';
import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../src/app-router.ts';
import type { Context } from '../src/context.ts';
import { procedurePaths } from '../src/procedure-schemas.ts';
import { CALLERS, type Caller, PASSWORD, PROCEDURE_ROLES } from './procedure-roles.ts';

const REFUSALS = ['session.required', 'action.forbidden', 'premium.session_required', 'premium.membership_required'];

let test: TestDeps;
let premiumEpisode: string;
const actors = new Map<Caller, Actor>([['anonymous', ANONYMOUS]]);

beforeAll(async () => {
  test = await createTestDeps();
  ({ id: premiumEpisode } = await buildEpisode(test.deps, { isPremium: true }));
  await buildRendition(test.deps, { episodeId: premiumEpisode });
  for (const role of ROLES) {
    const { id } = await buildUser(test.deps, { role, password: PASSWORD });
    actors.set(role, { is: 'user', id, role });
  }
});
afterAll(() => test.close());

it('every procedure has a row in PROCEDURE_ROLES', () => {
  expect(Object.keys(PROCEDURE_ROLES).toSorted()).toEqual(procedurePaths().toSorted());
});

describe.each(Object.entries(PROCEDURE_ROLES))('%s', (path, { who, input }) => {
  it.each(CALLERS)('allows or refuses this caller as PROCEDURE_ROLES says: %s', async (caller) => {
    const code = await outcome(path, caller, input?.(premiumEpisode));
    const isRefused = code !== undefined && REFUSALS.includes(code);
    expect(isRefused).toBe(!who.includes(caller));
    if (isRefused)
      expect(code.endsWith('session_required') || code === 'session.required').toBe(caller === 'anonymous');
  });
});

/** Returns the error code of the call, or undefined if it succeeds. */
async function outcome(path: string, caller: Caller, input: unknown): Promise<string | undefined> {
  const context: Context = {
    deps: test.deps,
    actor: actors.get(caller) ?? ANONYMOUS,
    session: undefined,
    client: { ip: '203.0.113.1', device: 'Firefox on Linux' },
    keeper: { keep() {}, forget() {} },
    identityProviders: [],
    providerStatus: [],
    mailer: { send: async () => ({ is: 'accepted' }) },
    pressKit: { sizes: async () => ({ archive: 0, files: {} }) },
  };
  let called: unknown = createCaller(context);
  for (const part of path.split('.')) called = (called as Record<string, unknown>)[part]; // the table's keys are paths
  try {
    await (called as (input: unknown) => Promise<unknown>)(input); // the procedure at this path
    return undefined;
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof AppError) return error.cause.code;
    if (error instanceof TRPCError && error.code === 'BAD_REQUEST') return 'input.invalid';
    throw error;
  }
}
