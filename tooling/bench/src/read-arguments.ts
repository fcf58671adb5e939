import { parseArgs } from 'node:util';

/** The groups that `--only` accepts. */
export const GROUPS = [
  'pages',
  'api',
  'feeds',
  'accounts',
  'memory',
  'export',
  'audio',
  'save',
  'webhooks',
  'javascript',
  'start',
  'browser',
  'visits',
  'growth',
] as const;
export type Group = (typeof GROUPS)[number];

interface Arguments {
  groups: readonly Group[];
  /** The number of generated episodes of the grown site (`grown-sites.ts`). */
  episodes: number;
  /** How many users the grown site has. It has as many subscribers, messages, audit log entries and alerts. */
  people: number;
}

const USAGE = `Usage: npm run bench -- [--only ${GROUPS.join('|')}] [--episodes 10000] [--people 100000]`;

/**
 * Parses the command line. Without `--only`, all groups are measured except visits and growth; growth is also measured
 * if `--episodes` or `--people` is given. Throws the usage text if a group or a count is invalid. For any other invalid
 * argument, parseArgs throws its own error.
 */
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
  const isDefault = (group: Group) => group !== 'visits' && (group !== 'growth' || episodes + people > 0);
  const wanted = only.length > 0 ? only : GROUPS.filter(isDefault);
  const groups = GROUPS.filter((group) => wanted.includes(group));
  if (groups.length !== new Set(wanted).size) throw new Error(USAGE);
  return { groups, episodes: episodes || 10_000, people: people || 100_000 };
}
