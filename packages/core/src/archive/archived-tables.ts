import * as schema from '@longreturn/db/schema';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

type TableName = keyof typeof schema;

/**
 * Whether an archive contains the rows of a table and, if not, the reason. The archived rows include the hashes of
 * private feeds' tokens and the keys that sign links: without them, members' feeds and the links in sent emails would
 * stop working.
 */
const TABLES: Record<TableName, 'archived' | { leftOut: string }> = {
  activity: 'archived',
  articleOldSlugs: 'archived',
  articleRevisions: 'archived',
  articles: 'archived',
  articleTopics: 'archived',
  audioUploads: { leftOut: 'the bytes of an unfinished upload are not archived' },
  avatars: 'archived',
  contactMessages: 'archived',
  contactReplies: 'archived',
  contentVersion: 'archived',
  deletedDigests: 'archived',
  downloadClaims: { leftOut: 'only prevents a download from being counted twice within a day' },
  downloads: 'archived',
  entitlementChanges: 'archived',
  entitlements: 'archived',
  episodeOldSlugs: 'archived',
  episodePersons: 'archived',
  episodes: 'archived',
  episodeTopics: 'archived',
  failedLogins: 'archived',
  feedImports: 'archived',
  gifts: 'archived',
  groupCodes: 'archived',
  identities: 'archived',
  importedItems: 'archived',
  issueDeliveries: 'archived',
  itemReads: 'archived',
  listeningPositions: 'archived',
  mailedTokens: 'archived',
  mediaFiles: 'archived',
  mediaItems: 'archived',
  mediaUses: 'archived',
  newsletterIssues: 'archived',
  notifications: 'archived',
  paymentCustomers: 'archived',
  paymentEvents: 'archived',
  privateFeeds: 'archived',
  privateFeedUses: 'archived',
  questions: 'archived',
  questionVotes: 'archived',
  rateWindows: { leftOut: 'only counts the attempts of the last hours' },
  reconciliations: 'archived',
  renditions: 'archived',
  sentMails: 'archived',
  sessions: { leftOut: 'everyone signs in again after a restore' },
  signIns: 'archived',
  siteSecrets: 'archived',
  siteSettings: 'archived',
  subscribers: 'archived',
  subscriptions: 'archived',
  topics: 'archived',
  users: 'archived',
};

const SCHEMA: Record<TableName, PgTable> = schema;

/** The SQL names of a table, its columns and its primary key. */
export interface ArchivedTable {
  name: string;
  /** The columns of the table, excluding generated ones. */
  columns: string[];
  primaryKey: string[];
}

/** Returns the tables of an archive. A table comes after the tables that it references. */
export function archivedTables(): ArchivedTable[] {
  const names = Object.keys(TABLES) as TableName[]; // every key of TABLES is a TableName
  const sorted = new Set<PgTable>();
  const add = (table: PgTable): void => {
    if (sorted.has(table)) return;
    for (const referenced of referencedBy(table)) if (referenced !== table) add(referenced);
    sorted.add(table);
  };
  for (const name of names) if (TABLES[name] === 'archived') add(SCHEMA[name]);
  return [...sorted].map(describe);
}

/** Returns the SQL names of the tables that an archive leaves out. */
export function leftOutTables(): string[] {
  const names = Object.keys(TABLES) as TableName[]; // every key of TABLES is a TableName
  return names.filter((name) => TABLES[name] !== 'archived').map((name) => getTableConfig(SCHEMA[name]).name);
}

const referencedBy = (table: PgTable): PgTable[] =>
  getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);

function describe(table: PgTable): ArchivedTable {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  return {
    name,
    columns: columns.filter((column) => column.generated === undefined).map((column) => column.name),
    primaryKey: key.map((column) => column.name),
  };
}
