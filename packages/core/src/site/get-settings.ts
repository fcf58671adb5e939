import { SETTING_PARTS, type Setting, type SettingPartInput, type SettingSummary } from '@longreturn/contract/settings';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import type { Deps } from '../deps.ts';
import { presentSummary, readSetting, selectSettings } from './read-setting.ts';

/** Lists the parts of the site that admins can edit. Throws session.required, action.forbidden. */
export async function listSettings({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<SettingSummary[]> {
  requireAdmin(actor);
  const rows = await selectSettings(db);
  return SETTING_PARTS.map((part) =>
    presentSummary(
      part,
      rows.find((row) => row.part === part),
    ),
  );
}

/**
 * Returns a part of the site with its current value and its default. Throws session.required, action.forbidden.
 */
export async function getSetting({ db }: Pick<Deps, 'db'>, actor: Actor, { part }: SettingPartInput): Promise<Setting> {
  requireAdmin(actor);
  return readSetting(db, part);
}
