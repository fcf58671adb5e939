import { afterAll, expect, test } from 'vitest';
import { limitTries, mayTry } from '../../src/rate-limits/limit-tries.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const limited = { ...deps, rateLimitMultiplier: 1 };
const PER_NETWORK = 5;

test('clients of one IPv6 site share sixteen times the limit of one network', async () => {
  const from = (network: number) => mayTry(limited, 'contact:ip', `2001:db8:1:${network.toString(16)}::1`);
  for (let network = 0; network < 16; network++)
    for (let time = 0; time < PER_NETWORK; time++) expect(await from(network)).toBe(true);
  expect(await from(16)).toBe(false);
  expect(await mayTry(limited, 'contact:ip', '2001:db8:2::1')).toBe(true);
});

test('a network over its limit uses up nothing of its site’s limit', async () => {
  for (let time = 0; time < 20 * PER_NETWORK; time++) await mayTry(limited, 'contact:ip', '2001:db8:3:1::1');
  await expect(limitTries(limited, 'contact:ip', '2001:db8:3:1::1')).rejects.toMatchObject({ code: 'rate.limited' });
  expect(await mayTry(limited, 'contact:ip', '2001:db8:3:2::1')).toBe(true);
});
