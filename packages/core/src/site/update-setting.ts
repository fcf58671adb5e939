import { isDeepStrictEqual } from 'node:util';
import { MESSAGES } from '@longreturn/contract/messages';
import {
  SETTING_SCHEMAS,
  type Setting,
  type SettingPart,
  type SettingPartInput,
  type SettingValues,
  type UpdateSettingInput,
} from '@longreturn/contract/settings';
import { siteSettings } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import { changeContent, type Writing } from '../content/write-content.ts';
import { parseInput } from '../parse-input.ts';
import { recordActivity } from '../record-activity.ts';
import { DEFAULT_SETTINGS } from './default-site-content.ts';
import { readSetting, SETTING_TITLES } from './read-setting.ts';
import { settingChanges } from './setting-changes.ts';

/**
 * Stores the value of a part of the site, which all pages show from then on, and returns the part. The error names
 * invalid fields by their path within the value: 'approach.title'. Throws session.required, action.forbidden,
 * input.invalid, and content.changed if `updatedAt` is given and the part was changed since.
 */
export async function updateSetting(
  deps: Writing,
  actor: Actor,
  { part, value: given, updatedAt }: UpdateSettingInput,
): Promise<Setting> {
  requireAdmin(actor);
  const value = checkedValue(part, given);
  return changeContent(deps, async (writing) => {
    const before = await lockSetting(writing, part);
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw new AppError('content.changed');
    if (isDeepStrictEqual(value, before.value)) return { isChanged: false, result: before };
    const stored = {
      value,
      updatedBy: actor.is === 'user' ? actor.id : null,
      updatedAt: writing.clock.now(),
    };
    await writing.db
      .insert(siteSettings)
      .values({ part, ...stored })
      .onConflictDoUpdate({ target: siteSettings.part, set: stored });
    await recordActivity(writing, {
      actor,
      action: 'setting.updated',
      target: { type: 'setting', id: null, title: SETTING_TITLES[part] },
      change: settingChanges(before.value, value),
    });
    return { isChanged: true, result: await readSetting(writing.db, part) };
  });
}

/** Resets a part of the site to its default and returns the part. Throws session.required, action.forbidden. */
export async function resetSetting(deps: Writing, actor: Actor, { part }: SettingPartInput): Promise<Setting> {
  requireAdmin(actor);
  return changeContent(deps, async (writing) => {
    const before = await lockSetting(writing, part);
    if (before.updatedAt === null) return { isChanged: false, result: before };
    await writing.db.delete(siteSettings).where(eq(siteSettings.part, part));
    await recordActivity(writing, {
      actor,
      action: 'setting.reset',
      target: { type: 'setting', id: null, title: SETTING_TITLES[part] },
      change: settingChanges(before.value, before.defaultValue),
    });
    return { isChanged: true, result: await readSetting(writing.db, part) };
  });
}

/**
 * Locks all parts against changes until the transaction ends, and returns one part. The whole table is locked, because
 * a part with its default has no row. Reads aren't affected.
 */
async function lockSetting({ db }: Writing, part: SettingPart): Promise<Setting> {
  await db.execute(sql`lock table ${siteSettings} in share row exclusive mode`);
  return readSetting(db, part);
}

/** Functions that return the hosts in a part's value. Articles refer to hosts, so admins can't add or remove hosts. */
const HOSTS_OF = {
  hosts: (hosts: SettingValues['hosts']) => hosts.map(({ slug }) => slug),
  biographies: (biographies: SettingValues['biographies']) => Object.keys(biographies),
};

/** Returns the parsed value of a part. Throws input.invalid. */
function checkedValue(part: SettingPart, given: unknown): SettingValues[SettingPart] {
  const value = parseInput(SETTING_SCHEMAS[part], given as SettingValues[SettingPart]); // the schema checks it
  if (part !== 'hosts' && part !== 'biographies') return value;
  const hostsOf = HOSTS_OF[part] as (value: unknown) => string[]; // the value was parsed with the schema of this part
  const hosts = hostsOf(value).toSorted();
  if (!isDeepStrictEqual(hosts, hostsOf(DEFAULT_SETTINGS[part]).toSorted()))
    throw new AppError('input.invalid', { [part]: MESSAGES.siteHosts });
  return value;
}
