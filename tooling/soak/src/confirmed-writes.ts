import { connect } from '@longreturn/db/connect';

/** What the site has confirmed with a 2xx. */
export interface ConfirmedWrites {
  /** Email addresses of newsletter sign-ups. */
  signUps: string[];
  /** Slugs of issues that were sent. */
  issues: string[];
  /** Slugs of episodes that were published. */
  episodes: string[];
  /** How many sessions logins have opened. */
  logins: number;
}

/** What was confirmed and is not in the database of the address, in words; the mail of a sign-up counts as its part. */
export async function findLostWrites(url: string, confirmed: ConfirmedWrites): Promise<string[]> {
  const database = await connect({ is: 'postgres', url, poolSize: 1 });
  const column = async (text: string) => (await database.query(text)).map(({ value }) => String(value));
  const [subscribers, mails, issues, episodes, sessions] = await Promise.all([
    column('select email as value from subscribers'),
    column(`select s.email as value from subscribers s
      join pgboss.job j on j.name = 'mail' and j.data->>'subscriberId' = s.id::text`),
    column('select slug as value from newsletter_issues where sent_at is not null'),
    column('select slug as value from episodes where published_at is not null'),
    column('select id as value from sessions'),
  ]);
  await database.close();
  const missing = confirmed.logins - sessions.length;
  return [
    ...missingOf(confirmed.signUps, subscribers, 'sign-up'),
    ...missingOf(confirmed.signUps, mails, 'mail of the sign-up'),
    ...missingOf(confirmed.issues, issues, 'issue'),
    ...missingOf(confirmed.episodes, episodes, 'episode'),
    ...(missing > 0 ? [`${missing} sessions`] : []),
  ];
}

function missingOf(values: readonly string[], kept: readonly string[], what: string): string[] {
  const there = new Set(kept);
  return values.filter((value) => !there.has(value)).map((value) => `${what} ${value}`);
}
