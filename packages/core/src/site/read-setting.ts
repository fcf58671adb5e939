import type { Setting, SettingPart, SettingSummary } from '@longreturn/contract/settings';
import type { Db } from '@longreturn/db/database';
import { siteSettings, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { DEFAULT_SETTINGS } from './default-site-content.ts';
import { settingValue } from './stored-site-content.ts';

/** The names of the parts, as admins and the audit log see them. */
export const SETTING_TITLES: Record<SettingPart, string> = {
  brand: 'Brand',
  hero: 'Home page introduction',
  claims: 'Claims',
  addresses: 'Email addresses',
  socials: 'Social links',
  booking: 'Booking link',
  hosts: 'Hosts',
  biographies: 'Biographies',
  memberFeatures: 'Plan features',
  switches: 'Feature switches',
  podcast: 'Podcast feed',
  about: 'About page',
  speaking: 'Speaking page',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  disclosures: 'Disclosures',
};

/** Returns a query for the stored parts and the admins who stored them. */
export function selectSettings(db: Db) {
  return db
    .select({
      part: siteSettings.part,
      value: siteSettings.value,
      updatedAt: siteSettings.updatedAt,
      updatedBy: { id: users.id, name: users.name },
    })
    .from(siteSettings)
    .leftJoin(users, eq(users.id, siteSettings.updatedBy));
}

type SettingRow = Awaited<ReturnType<typeof selectSettings>>[number];

/** Returns a part, but not its value. `row` is undefined if admins haven't stored the part. */
export function presentSummary(part: SettingPart, row: SettingRow | undefined): SettingSummary {
  return {
    part,
    title: SETTING_TITLES[part],
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

/** Returns a part with its current value and its default. */
export async function readSetting(db: Db, part: SettingPart): Promise<Setting> {
  const [row] = await selectSettings(db).where(eq(siteSettings.part, part));
  return { ...presentSummary(part, row), value: settingValue(part, row?.value), defaultValue: DEFAULT_SETTINGS[part] };
}
