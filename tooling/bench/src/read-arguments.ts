import { parseArgs } from 'node:util';

/** The groups of rows that can be measured alone. */
export const GROUPS = ['pages', 'api', 'accounts', 'memory', 'javascript', 'start', 'browser', 'growth'] as const;
export type Group = (typeof GROUPS)[number];

interface Arguments {
  groups: readonly Group[];
  /** How many generated episodes the grown site has beside the sample ones. */
  episodes: number;
  /** How many generated users it has, and as many subscribers, messages and activities. */
  people: number;
}

const USAGE = `Usage: pnpm bench [--only ${GROUPS.join('|')}] [--episodes 10000] [--people 100000]`;

/** Reads the command line: everything is measured unless `--only` names groups; growth only with `--episodes` or `--people`. Throws the usage. */
export function readArguments(args: readonly string[]): Arguments {
  const options = {
    only: { type: 'string', multiple: true },
    episodes: { type: 'string' },
    people: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [episodes, people] = [values.episodes, values.people].map((value) => Number(value ?? 0)) as [number, number]; // two were given
  const only = (values.only ?? []).flatMap((names) => names.split(','));
  if (![episodes, people].every((count) => Number.isInteger(count) && count >= 0)) throw new Error(USAGE);
  const wanted = only.length > 0 ? only : GROUPS.filter((group) => group !== 'growth' || episodes + people > 0);
  const groups = GROUPS.filter((group) => wanted.includes(group));
  if (groups.length !== new Set(wanted).size) throw new Error(USAGE);
  return { groups, episodes: episodes || 10_000, people: people || 100_000 };
}
