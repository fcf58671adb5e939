import { createEpisodeInput } from '@longreturn/contract/content-input';
import { SYSTEM } from '@longreturn/core/actor';
import { createEpisode } from '@longreturn/core/content/episodes/create-episode';
import { createDeps } from '@longreturn/core/create-deps';
import { connect } from '@longreturn/db/connect';
import { migrate } from '@longreturn/db/migrate';

/** Entry point of a process that writes episodes into an embedded database. Prints each ID after its write. */
const location = { is: 'embedded', folder: process.argv[2] ?? '' } as const;
const database = await connect(location);
await migrate(database, location);
const deps = createDeps({ db: database.db, origin: 'http://localhost' });
for (let made = 0; ; made += 1) {
  const episode = createEpisodeInput.parse({
    title: `Written in a hurry, number ${made}`,
    slug: `hurry-${made}`,
    type: 'Science Deep Dive',
    publishedAt: '2026-01-01T00:00:00.000Z',
  });
  const { id } = await createEpisode(deps, SYSTEM, episode);
  process.stdout.write(`${id}\n`);
}
