import {
  mailTestSchema,
  providerStatusSchema,
  settingPartInput,
  settingSchema,
  settingSummarySchema,
  updateSettingInput,
} from '@longreturn/contract/settings';
import { sendTestMail } from '@longreturn/core/mail/send-test-mail';
import { getSetting, listSettings } from '@longreturn/core/site/get-settings';
import { resetSetting, updateSetting } from '@longreturn/core/site/update-setting';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The procedures for the site's settings, and for the outside services that the site uses. */
export const settings = router({
  list: adminOnly.output(z.array(settingSummarySchema)).query(({ ctx }) => listSettings(ctx.deps, ctx.actor)),
  get: adminOnly
    .input(settingPartInput)
    .output(settingSchema)
    .query(({ ctx, input }) => getSetting(ctx.deps, ctx.actor, input)),
  update: adminOnly
    .input(updateSettingInput)
    .output(settingSchema)
    .mutation(({ ctx, input }) => updateSetting(ctx.deps, ctx.actor, input)),
  reset: adminOnly
    .input(settingPartInput)
    .output(settingSchema)
    .mutation(({ ctx, input }) => resetSetting(ctx.deps, ctx.actor, input)),
  providers: adminOnly.output(z.array(providerStatusSchema)).query(({ ctx }) => [...ctx.providerStatus]),
  mailTest: adminOnly.output(mailTestSchema).mutation(({ ctx }) => sendTestMail(ctx.deps, ctx.mailer, ctx.actor)),
});

export const SETTING_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/settings',
    calls: 'admin.settings.list',
    summary: 'The parts of the site that admins can edit, and who changed them last',
  },
  {
    method: 'GET',
    path: '/api/admin/settings/providers',
    calls: 'admin.settings.providers',
    summary: 'Which outside services are configured',
  },
  {
    method: 'POST',
    path: '/api/admin/settings/mail-test',
    calls: 'admin.settings.mailTest',
    summary: 'Sends a test email to the signed-in admin and says whether the mail server accepted it',
  },
  {
    method: 'GET',
    path: '/api/admin/settings/{part}',
    calls: 'admin.settings.get',
    summary: 'A part of the site with its current value and its default',
  },
  {
    method: 'PUT',
    path: '/api/admin/settings/{part}',
    calls: 'admin.settings.update',
    summary: 'Replaces the value of a part. Fails if updatedAt is given and the part has changed since that time',
    errors: ['content.changed'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/settings/{part}',
    calls: 'admin.settings.reset',
    summary: 'Resets a part to its default',
  },
];
