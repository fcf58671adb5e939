import { afterAll, expect, test } from 'vitest';
import { limitTries, mayTry } from '../../src/rate-limits/limit-tries.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const limited = { ...deps, rateLimitMultiplier: 1 };
const PER_NETWORK = 5;

test('the clients of a /48 network share sixteen times the limit of a /64 network', async () => {
  const from = (network: number) => mayTry(limited, 'contact:ip', `2001:db8:1:${network.toString(16)}::1`);
  for (let network = 0; network < 16; network++)
    for (let time = 0; time < PER_NETWORK; time++) expect(await from(network)).toBe(true);
  expect(await from(16)).toBe(false);
  expect(await mayTry(limited, 'contact:ip', '2001:db8:2::1')).toBe(true);
});

test('rejected attempts of a /64 network don’t count toward the limit of its /48 network', async () => {
  for (let time = 0; time < 20 * PER_NETWORK; time++) await mayTry(limited, 'contact:ip', '2001:db8:3:1::1');
  await expect(limitTries(limited, 'contact:ip', '2001:db8:3:1::1')).rejects.toMatchObject({ code: 'rate.limited' });
  expect(await mayTry(limited, 'contact:ip', '2001:db8:3:2::1')).toBe(true);
});
