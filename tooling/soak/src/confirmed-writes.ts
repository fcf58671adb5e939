import { connect } from '@longreturn/db/connect';

/** Writes that the site confirmed with a 2xx status. */
export interface ConfirmedWrites {
  /** Email addresses of newsletter sign-ups. */
  signUps: string[];
  /** Slugs of sent issues. */
  issues: string[];
  /** Slugs of episodes that were published. */
  episodes: string[];
  /** The number of logins, each of which creates a session. */
  logins: number;
}

/**
 * Returns descriptions of confirmed writes that are missing in the database at `url`. For a sign-up, both the
 * subscriber and the email job must exist.
 */
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
    ...missingOf(confirmed.signUps, mails, 'email job of the sign-up'),
    ...missingOf(confirmed.issues, issues, 'issue'),
    ...missingOf(confirmed.episodes, episodes, 'episode'),
    ...(missing > 0 ? [`${missing} sessions`] : []),
  ];
}

function missingOf(values: readonly string[], kept: readonly string[], what: string): string[] {
  const there = new Set(kept);
  return values.filter((value) => !there.has(value)).map((value) => `${what} ${value}`);
}
