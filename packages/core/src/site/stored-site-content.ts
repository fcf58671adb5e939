import { SETTING_SCHEMAS, type SettingPart, type SettingValues, SITE_PARTS } from '@longreturn/contract/settings';
import type { Db } from '@longreturn/db/database';
import { siteSettings } from '@longreturn/db/schema';
import { inArray } from 'drizzle-orm';
import type { SiteContent } from '../ports.ts';
import { creditSampleMedia } from './credit-sample-media.ts';
import { DEFAULT_SETTINGS } from './default-site-content.ts';

/**
 * Creates a `SiteContent` that reads the parts of the site's texts, such as the biographies, from the database. A part
 * that admins haven't stored has the default from packages/site.
 */
export function storedSiteContent(db: Db): SiteContent {
  return {
    site: () => readSettings(db, SITE_PARTS),
    biographies: async () => (await readSettings(db, ['biographies'])).biographies,
    podcast: async () => (await readSettings(db, ['podcast'])).podcast,
    about: async () => (await readSettings(db, ['about'])).about,
    speaking: async () => (await readSettings(db, ['speaking'])).speaking,
    legalPage: async (page) => {
      const text = (await readSettings(db, [page]))[page];
      return page === 'disclosures' ? creditSampleMedia(db, text) : text;
    },
  };
}

/** Returns the values of the given parts. */
async function readSettings<Part extends SettingPart>(
  db: Db,
  parts: readonly Part[],
): Promise<Pick<SettingValues, Part>> {
  const rows = await db
    .select({ part: siteSettings.part, value: siteSettings.value })
    .from(siteSettings)
    .where(inArray(siteSettings.part, [...parts]));
  const stored = new Map(rows.map(({ part, value }) => [part, value]));
  const values = parts.map((part) => [part, settingValue(part, stored.get(part))] as const);
  return Object.fromEntries(values) as Pick<SettingValues, Part>; // one entry for each part
}

/**
 * Returns the value of a part: the stored one, or the default if none is stored. If a stored value no longer fits the
 * schema after an update of the site, returns the default.
 */
export function settingValue<Part extends SettingPart>(part: Part, stored: unknown): SettingValues[Part] {
  const { success, data } = SETTING_SCHEMAS[part].safeParse(stored);
  return success ? (data as SettingValues[Part]) : DEFAULT_SETTINGS[part]; // the schema of this part
}
