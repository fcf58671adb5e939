import { newsletterIssues } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { readMigrations } from './read-migrations.ts';

it('migration 16 makes the title, excerpt and body of existing issues searchable, each with its weight', async () => {
  const { db, close } = await connect(await createEmptyDatabase());
  await db.execute(sql.raw(await readMigrations('0000', '0016')));
  await db.execute(sql`
    insert into newsletter_issues (id, edition, title, slug, excerpt, body_richtext, reading_minutes, created_at, updated_at)
    values (gen_random_uuid(), 'episodes', 'Café Culture', 'cafe', 'Risk/benefit, weighed', '<p class="quokka">Wombats&amp;co.</p>', 1, now(), now())`);

  await db.execute(sql.raw(await readMigrations('0016', '0017')));
  const matches = (word: string) => sql<boolean>`${newsletterIssues.search} @@ ${word}::tsquery`;
  const [found] = await db
    .select({
      title: matches('cafe:A & cultur:A'),
      excerpt: matches('benefit:B & weigh:B'),
      body: matches('wombat:C & wombats:C'),
      attribute: matches('quokka'),
      entity: matches('amp'),
    })
    .from(newsletterIssues);
  expect(found).toEqual({ title: true, excerpt: true, body: true, attribute: false, entity: false });
  await close();
});
