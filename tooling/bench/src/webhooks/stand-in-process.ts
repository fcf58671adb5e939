import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endProcess } from '@longreturn/running-site/end-process';

const STAND_INS = fileURLToPath(new URL('./payment-stand-ins.ts', import.meta.url));

/** A subscription at a stand-in, with the values that the site's ledger should have. */
export interface BoughtSubscription {
  provider: 'stripe' | 'paypal';
  id: string;
  userId: string;
  state: 'active' | 'cancelling';
  /** The end of the paid period, in milliseconds since 1970. */
  paidThrough: number;
}

export type StandInCall =
  | { is: 'origins' }
  | { is: 'buy'; userIds: readonly string[]; events: number }
  | { is: 'send'; site: string; events: number; seconds: number };

/** The stand-ins for Stripe and PayPal in a separate process. */
export interface StandIns {
  origins: { stripeUrl: string; paypalUrl: string };
  /** Lets the users buy memberships, until each stand-in has `events` unsent events. */
  buy(userIds: readonly string[], events: number): Promise<BoughtSubscription[]>;
  /** Sends `events` events of each stand-in within `seconds`. Returns the status and time of each response. */
  send(site: string, events: number, seconds: number): Promise<{ status: number; ms: number }[]>;
  stop(): Promise<void>;
}

/** Starts both stand-ins in a separate process. */
export async function startStandIns(): Promise<StandIns> {
  const child = fork(STAND_INS, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = () => endProcess(child);
  async function call<Result>(given: StandInCall): Promise<Result> {
    const answered = Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{ error: 'they ended' }])]);
    child.send(given);
    const [{ result, error }] = (await answered) as [{ result?: Result; error?: string }]; // what the process sends
    if (error !== undefined) throw new Error(`the stand-ins failed: ${error}`);
    return result as Result; // the kind of the call decides the type of its result
  }
  try {
    const origins = await call<StandIns['origins']>({ is: 'origins' });
    return {
      origins,
      buy: (userIds, events) => call({ is: 'buy', userIds, events }),
      send: (site, events, seconds) => call({ is: 'send', site, events, seconds }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
