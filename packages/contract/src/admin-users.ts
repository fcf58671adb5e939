import { z } from 'zod';
import { sessionSchema } from './account.ts';
import { entitlementFields, ownSubscriptionSchema, sentMailSchema, signInSchema } from './account-history.ts';
import { adminUserSchema, userIdInput } from './admin.ts';
import { adminSubscriptionSchema } from './admin-membership.ts';
import { LIMITS } from './limits.ts';
import { timelineEntrySchema } from './membership.ts';
import { MESSAGES } from './messages.ts';
import { publicationTimeSchema } from './publication-time.ts';
import { idSchema, isoTimeSchema, plainLineSchema } from './scalars.ts';

/** A membership of an account as admins see it, and who granted it. */
const userEntitlementSchema = z.object({
  id: idSchema,
  ...entitlementFields,
  /** Whether it gives access now. */
  isActive: z.boolean(),
  /** Whether an admin can end it: a comp or a gift that hasn't ended. */
  canEnd: z.boolean(),
  /** The admin who granted it; null if the site did, or if that admin's account was deleted. */
  grantedBy: z.object({ id: idSchema, name: z.string() }).nullable(),
});
export type UserEntitlement = z.infer<typeof userEntitlementSchema>;

/** An account's running subscription, or the latest paid one if none is running. */
const userSubscriptionSchema = adminSubscriptionSchema.omit({ user: true }).extend({
  lastPayment: z.object({ at: isoTimeSchema, amountCents: z.int() }).nullable(),
  /** Whether an admin can cancel the subscription. */
  canCancel: z.boolean(),
  /** Whether an admin can refund its last payment. */
  canRefund: z.boolean(),
});
export type UserSubscription = z.infer<typeof userSubscriptionSchema>;

/** An account with its history, for an admin. Lists of events start with the newest. */
export const adminUserDetailsSchema = adminUserSchema.extend({
  /** The open alert of a frozen account. */
  alert: z.object({ reason: z.string(), lastFailedLoginIp: z.string(), createdAt: isoTimeSchema }).nullable(),
  newsletter: ownSubscriptionSchema.nullable(),
  subscription: userSubscriptionSchema.nullable(),
  entitlements: z.array(userEntitlementSchema),
  /** Why access continues or ended. */
  timeline: z.array(timelineEntrySchema),
  sessions: z.array(sessionSchema),
  signIns: z.array(signInSchema),
  mails: z.array(sentMailSchema),
});
export type AdminUserDetails = z.infer<typeof adminUserDetailsSchema>;

export const userSessionInput = userIdInput.extend({ sessionId: idSchema });
export type UserSessionInput = z.infer<typeof userSessionInput>;

/** POST /api/admin/users/{userId}/comp. Without `until`, the membership has no end. */
export const grantCompInput = userIdInput.extend({
  until: publicationTimeSchema.nullish(),
  reason: plainLineSchema(MESSAGES.compReason).pipe(
    z.string().min(1, MESSAGES.compReason).max(LIMITS.compReasonMax, MESSAGES.textLong(LIMITS.compReasonMax)),
  ),
});
export type GrantCompInput = z.output<typeof grantCompInput>;

/** DELETE /api/admin/users/{userId}/entitlements/{id}. */
export const userEntitlementInput = userIdInput.extend({ id: idSchema });
export type UserEntitlementInput = z.infer<typeof userEntitlementInput>;
