import { MESSAGES } from '@longreturn/contract/messages';
import {
  IMPORT_OUTCOMES,
  type ImportOutcome,
  type ImportReport,
  type ImportSubscribersInput,
} from '@longreturn/contract/subscribers';
import { subscribers } from '@longreturn/db/schema';
import { and, arrayContains, asc, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { type Deps, inTransaction } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import type { SubscriberRow } from '../present-subscription.ts';
import { type FileLine, readSubscriberFile } from './read-subscriber-file.ts';

type Importing = Pick<Deps, 'db' | 'clock' | 'ids'>;
type Person = Extract<FileLine, { is: 'person' }>;
type Known = Pick<SubscriberRow, 'emailKey' | 'status' | 'endedAs'>;
type ReportLine = ImportReport['lines'][number];

/** The source of imported subscribers. */
const SOURCE = 'import';

/** The maximum number of rows in one statement. */
const BATCH = 500;

/**
 * Imports subscribers who agreed to the newsletter elsewhere, in one transaction, and reports what happened to each
 * line. The new subscribers are active at once, because the admin states where and when they consented (decision 26).
 * The audit log records this statement. Nobody who unsubscribed, or whose email address bounced, is subscribed again. A
 * dry run changes nothing. Throws session.required, action.forbidden, input.invalid.
 */
export async function importSubscribers(
  deps: Importing,
  actor: Actor,
  { csv, consent, tags = [], dryRun }: ImportSubscribersInput,
): Promise<ImportReport> {
  requireAdmin(actor);
  const consentedAt = new Date(`${consent.date}T00:00:00.000Z`);
  if (consentedAt > deps.clock.now()) throw new AppError('input.invalid', { 'consent.date': MESSAGES.consentDate });
  const lines = readSubscriberFile(csv);
  const people = firstOfEach(lines).map((person) => ({ ...person, tags: [...new Set([...person.tags, ...tags])] }));
  if (dryRun) return reportOf(lines, await outcomesOf(deps, people, { isLocked: false }), { dryRun });
  return inTransaction(deps, async (deps) => {
    const outcomes = await outcomesOf(deps, people, { isLocked: true });
    const having = (outcome: ImportOutcome) => people.filter(({ line }) => outcomes.get(line) === outcome);
    for (const some of batchesOf(having('new'))) await insertPeople(deps, some, consentedAt);
    for (const some of batchesOf(having('known'))) await addTags(deps, some);
    const report = reportOf(lines, outcomes, { dryRun });
    await recordActivity(deps, {
      actor,
      action: 'subscribers.imported',
      target: { type: 'subscriber', id: null, title: `${report.counts.new} new of ${lines.length}` },
      change: {
        imported: { from: null, to: report.counts.new },
        consentSource: { from: null, to: consent.source },
        consentDate: { from: null, to: consent.date },
        tags: { from: null, to: tags },
      },
    });
    return report;
  });
}

/** Returns the first line of each email address, sorted, so that concurrent imports lock rows in the same order. */
function firstOfEach(lines: readonly FileLine[]): Person[] {
  const firsts = new Map<string, Person>();
  for (const line of lines) if (line.is === 'person' && !firsts.has(line.emailKey)) firsts.set(line.emailKey, line);
  return [...firsts.values()].toSorted((one, other) => (one.emailKey < other.emailKey ? -1 : 1));
}

/** Returns what happens to each of these people, by line number. */
async function outcomesOf(
  { db }: Importing,
  people: readonly Person[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<number, ImportOutcome>> {
  const outcomes = new Map<number, ImportOutcome>();
  for (const some of batchesOf(people)) {
    const keys = some.map(({ emailKey }) => emailKey);
    const found = db
      .select({ emailKey: subscribers.emailKey, status: subscribers.status, endedAs: subscribers.endedAs })
      .from(subscribers)
      .where(inArray(subscribers.emailKey, keys))
      .orderBy(asc(subscribers.emailKey));
    const known = new Map((isLocked ? await found.for('update') : await found).map((row) => [row.emailKey, row]));
    for (const person of some) outcomes.set(person.line, outcomeOf(person, known.get(person.emailKey)));
  }
  return outcomes;
}

/** A pending sign-up becomes active, unless its row or the file says that the person left before. */
function outcomeOf({ ended }: Person, known: Known | undefined): ImportOutcome {
  if (!known) return ended ?? 'new';
  if (known.status === 'pending') return known.endedAs ?? ended ?? 'new';
  return known.status === 'active' ? 'known' : known.status;
}

async function insertPeople({ db, clock, ids }: Importing, people: readonly Person[], consentedAt: Date) {
  const now = clock.now();
  const begun = { status: 'active', source: SOURCE, consentedAt, consentIp: null, confirmedAt: null } as const;
  const times = { subscribedAt: now, updatedAt: now };
  await db
    .insert(subscribers)
    .values(
      people.map(({ email, emailKey, name, tags }) => ({
        id: ids.next(),
        email,
        emailKey,
        name,
        tags,
        ...begun,
        ...times,
      })),
    )
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: {
        ...begun,
        ...times,
        tags: tagsWith(sql`excluded.tags`),
        name: sql`coalesce(${subscribers.name}, excluded.name)`,
      },
      setWhere: sql`${subscribers.status} = 'pending' and ${subscribers.endedAs} is null`,
    });
}

/** Adds tags to people who are already subscribers. Their other fields stay. */
async function addTags({ db, clock }: Importing, people: readonly Person[]): Promise<void> {
  for (const some of Map.groupBy(people, ({ tags }) => tags.join()).values()) {
    const tags = some[0]?.tags ?? [];
    if (tags.length === 0) continue;
    const keys = some.map(({ emailKey }) => emailKey);
    await db
      .update(subscribers)
      .set({ tags: tagsWith(sql`${sql.param(tags, subscribers.tags)}::text[]`), updatedAt: clock.now() })
      .where(and(inArray(subscribers.emailKey, keys), not(arrayContains(subscribers.tags, tags))));
  }
}

/** Returns a subscriber's tags, followed by the other tags that the subscriber doesn't have yet. */
const tagsWith = (others: SQL): SQL =>
  sql`${subscribers.tags} || array(select added from unnest(${others}) added where added <> all(${subscribers.tags}))`;

function reportOf(
  lines: readonly FileLine[],
  outcomes: ReadonlyMap<number, ImportOutcome>,
  { dryRun }: { dryRun: boolean },
): ImportReport {
  // One entry for each outcome.
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as ImportReport['counts'];
  const reported = lines.map((line): ReportLine => {
    const { line: number, email } = line;
    if (line.is === 'invalid') return { line: number, email, outcome: 'invalid', reason: line.reason };
    return { line: number, email, outcome: outcomes.get(number) ?? 'duplicate' };
  });
  for (const { outcome } of reported) counts[outcome] += 1;
  return { dryRun, counts, lines: reported };
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
}
