import { setTimeout as pause } from 'node:timers/promises';
import type { BareRoute } from '../bare-server.ts';
import type { LoadTool } from './load-tool.ts';
import { percentile } from './median.ts';
import { probe } from './probe.ts';
import type { Row } from './row.ts';
import { startBare } from './start-bare.ts';

const ROUNDS = 31;
const SECONDS = 1;
const WARM_UP_SECONDS = 3;
const ENCODING = { 'accept-encoding': 'br' };

/** One of the responses whose throughput is measured. */
export interface Contest {
  name: string;
  path: string;
  /** Whether the request contains the ETag, so that the response is a 304. */
  unchanged?: boolean;
  /** The lowest allowed ratio between the throughput of the site and the throughput of the bare route. */
  least: number;
}

interface Opponents {
  tool: LoadTool;
  site: string;
}

/**
 * Compares the throughput of a response of the site with the throughput of a bare Fastify route. The route sends a
 * constant body that has the length of the response's body (0 for a 304). After a warm-up, the site and the route are
 * put under load alternately, in many short rounds, because the speed of a virtual machine can halve from one second to
 * the next. The result is the ratio of the two upper quartiles: other programs on the machine can only slow down a
 * round, so its faster rounds show the speed of a server best.
 */
export async function againstBare({ tool, site }: Opponents, contest: Contest): Promise<Row> {
  const { name, path, unchanged = false, least } = contest;
  const whole = await probe(site + path, ENCODING);
  const headers = unchanged ? { ...ENCODING, 'if-none-match': whole.etag ?? '' } : ENCODING;
  const { length, type } = unchanged ? { ...(await probe(site + path, headers, 304)), length: 0 } : whole;
  const route: BareRoute = { path: '/constant', length, type };
  const bare = await startBare([route]);
  try {
    const rounds = await takeTurns(tool, {
      headers,
      ours: site + path,
      theirs: bare.origin + route.path,
    });
    const [ours, theirs] = [percentile(rounds.ours, 0.75), percentile(rounds.theirs, 0.75)];
    const ratio = ours / theirs;
    return {
      name: `${name} (${length.toLocaleString('en-GB')} bytes)`,
      site: pace(ours),
      bare: pace(theirs),
      value: ratio.toFixed(2),
      target: `≥ ${least.toFixed(2)}`,
      ok: ratio >= least,
    };
  } finally {
    await bare.stop();
  }
}

interface Turns {
  headers: Record<string, string>;
  ours: string;
  theirs: string;
}

/** Returns the responses per second of each round. */
async function takeTurns(tool: LoadTool, { headers, ...urls }: Turns): Promise<Record<'ours' | 'theirs', number[]>> {
  const rounds = { ours: [] as number[], theirs: [] as number[] };
  const turn = async (who: 'ours' | 'theirs', seconds: number) => {
    const { perSecond } = await tool.drive({ url: urls[who], headers, seconds });
    await pause(200); // let logging and garbage collection of this turn finish
    return perSecond;
  };
  await turn('ours', WARM_UP_SECONDS);
  await turn('theirs', WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.ours.push(await turn('ours', SECONDS));
    rounds.theirs.push(await turn('theirs', SECONDS));
  }
  return rounds;
}

function pace(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en-GB')}/s`;
}
