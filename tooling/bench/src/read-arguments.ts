import { parseArgs } from 'node:util';

/** The groups of rows that can be measured alone. */
export const GROUPS = ['pages', 'api', 'accounts', 'javascript', 'start', 'browser', 'growth'] as const;
export type Group = (typeof GROUPS)[number];

interface Arguments {
  groups: readonly Group[];
  /** How many generated episodes the grown site has beside the sample ones. */
  episodes: number;
}

const USAGE = `Usage: pnpm bench [--only ${GROUPS.join('|')}] [--episodes 10000]`;

/** Reads the command line: everything is measured unless `--only` names groups; growth only with `--episodes`. Throws the usage. */
export function readArguments(args: readonly string[]): Arguments {
  const options = { only: { type: 'string', multiple: true }, episodes: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const episodes = Number(values.episodes ?? 0);
  const only = (values.only ?? []).flatMap((names) => names.split(','));
  if (!Number.isInteger(episodes) || episodes < 0) throw new Error(USAGE);
  const wanted = only.length > 0 ? only : GROUPS.filter((group) => group !== 'growth' || episodes > 0);
  const groups = GROUPS.filter((group) => wanted.includes(group));
  if (groups.length !== new Set(wanted).size) throw new Error(USAGE);
  return { groups, episodes: episodes || 10_000 };
}
