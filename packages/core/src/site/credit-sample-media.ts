import { LIMITS } from '@longreturn/contract/limits';
import type { LegalPage } from '@longreturn/contract/site';
import type { Db } from '@longreturn/db/database';
import { episodes, mediaItems } from '@longreturn/db/schema';
import { OPEN_WORKS } from '@longreturn/site/sample/open-works';
import { SAMPLE_MEDIA_ID, sampleMediaSection } from '@longreturn/site/sample/sample-media-section';
import { inArray } from 'drizzle-orm';

const SAMPLE_URLS = OPEN_WORKS.map(({ url }) => url);

/**
 * Returns /disclosures with the credits of the sample works that the site's episodes use (docs/product.md, Sample
 * catalogue). A page that already has a section with the credits, or has no room for one, is returned unchanged.
 */
export async function creditSampleMedia(db: Db, page: LegalPage): Promise<LegalPage> {
  const isFull = page.sections.length >= LIMITS.siteListMax;
  if (isFull || page.sections.some(({ id }) => id === SAMPLE_MEDIA_ID)) return page;
  const used = await findUsedSamples(db);
  if (used.size === 0) return page;
  return { ...page, sections: [...page.sections, sampleMediaSection(used)] };
}

/** Returns the URLs of the sample works that episodes or media items use. */
async function findUsedSamples(db: Db): Promise<Set<string>> {
  const { videoEmbedUrl } = episodes;
  const videos = await db
    .selectDistinct({ url: videoEmbedUrl })
    .from(episodes)
    .where(inArray(videoEmbedUrl, SAMPLE_URLS));
  const items = await db
    .selectDistinct({ url: mediaItems.url })
    .from(mediaItems)
    .where(inArray(mediaItems.url, SAMPLE_URLS));
  return new Set([...videos, ...items].flatMap(({ url }) => url ?? []));
}
