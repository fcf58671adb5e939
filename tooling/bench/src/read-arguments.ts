import { parseArgs } from 'node:util';

/** The groups that `--only` accepts. */
export const GROUPS = ['pages', 'api', 'accounts', 'memory', 'javascript', 'start', 'browser', 'growth'] as const;
export type Group = (typeof GROUPS)[number];

interface Arguments {
  groups: readonly Group[];
  /** Generated episodes of the grown site, besides the sample's. */
  episodes: number;
  /** Generated users, and the same number of subscribers, messages and activities. */
  people: number;
}

const USAGE = `Usage: pnpm bench [--only ${GROUPS.join('|')}] [--episodes 10000] [--people 100000]`;

/** Reads the command line. Measures everything unless `--only` names groups, and growth only with `--episodes` or `--people`. Throws the usage text. */
export function readArguments(args: readonly string[]): Arguments {
  const options = {
    only: { type: 'string', multiple: true },
    episodes: { type: 'string' },
    people: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [episodes, people] = [values.episodes, values.people].map((value) => Number(value ?? 0)) as [number, number]; // two values
  const only = (values.only ?? []).flatMap((names) => names.split(','));
  if (![episodes, people].every((count) => Number.isInteger(count) && count >= 0)) throw new Error(USAGE);
  const wanted = only.length > 0 ? only : GROUPS.filter((group) => group !== 'growth' || episodes + people > 0);
  const groups = GROUPS.filter((group) => wanted.includes(group));
  if (groups.length !== new Set(wanted).size) throw new Error(USAGE);
  return { groups, episodes: episodes || 10_000, people: people || 100_000 };
}
