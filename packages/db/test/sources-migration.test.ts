import { articles } from '@longreturn/db/schema';
import { asc, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { readMigrations } from './read-migrations.ts';

const link = (doi: string) => `<p><a href="https://doi.org/${doi}" rel="noopener noreferrer">x</a></p>`;

it('migration 16 adds cited DOIs of up to 200 characters to the sources of existing free articles', async () => {
  const { db, close } = await connect(await createEmptyDatabase());
  await db.execute(sql.raw(await readMigrations('0000', '0016')));
  const body = `${link('10.1000/B')}${link('10.1000/a')}${link('10.1000/b')}${link('10.1000/a%3C1')}<p><a href="https://example.com/10.1000/c">x</a></p>`;
  const rows = [
    ['free', false, body, null],
    ['premium', true, body, link('10.1000/preview')],
    ['whole', true, body, null],
    ['long', false, link(`10.1000/${'x'.repeat(193)}`), null],
    ['without', false, '<p>10.1000/a</p>', null],
  ] as const;
  for (const [slug, isPremium, text, preview] of rows) {
    await db.execute(sql`
      insert into articles (id, title, slug, excerpt, body_richtext, preview, is_premium, reading_minutes, created_at, updated_at, search_public, search_full)
      values (gen_random_uuid(), ${slug}, ${slug}, 'x', ${text}, ${preview}, ${isPremium}, 1, now(), now(), '', '')`);
  }
  await db.execute(sql.raw(await readMigrations('0016', '0017')));
  const found = await db
    .select({ slug: articles.slug, sources: articles.sources })
    .from(articles)
    .orderBy(asc(articles.slug));
  expect(found).toEqual([
    { slug: 'free', sources: ['10.1000/b', '10.1000/a'] },
    { slug: 'long', sources: [] },
    { slug: 'premium', sources: [] },
    { slug: 'whole', sources: [] },
    { slug: 'without', sources: [] },
  ]);
  await close();
});
