import { z } from 'zod';
import { ROLES } from './roles.ts';
import { isoTimeSchema } from './scalars.ts';

/** How an account stands with its membership (design: Accounts). */
export const SUBSCRIPTION_STATUSES = ['none', 'active', 'past_due', 'cancelling', 'ended', 'comp'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Who else can say who somebody is. */
export const IDENTITY_PROVIDERS = ['google', 'apple'] as const;
export type IdentityProviderName = (typeof IDENTITY_PROVIDERS)[number];

export const roleSchema = z.enum(ROLES);

/** What a person says of themselves (specification §3); `newsletterOptIn` is their row among the subscribers, before the address is confirmed a wish. */
const profileSchema = z.object({
  phoneNumber: z.string().nullable(),
  bio: z.string().nullable(),
  newsletterOptIn: z.boolean(),
  avatarUrl: z.string().nullable(),
});

/** An account as it is shown to its owner (specification §3, §7: GET /api/auth/me). */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  createdAt: isoTimeSchema,
  lastLogin: isoTimeSchema.nullable(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  profile: profileSchema,
  /** Whether the address was confirmed by mail or by a provider. */
  emailConfirmed: z.boolean(),
  /** When the password was set; null where the account has none. */
  passwordChangedAt: isoTimeSchema.nullable(),
  /** The providers that are linked to the account. */
  identities: z.array(z.enum(IDENTITY_PROVIDERS)),
});
export type User = z.infer<typeof userSchema>;

/** What login and register answer. */
export const userAnswer = z.object({ user: userSchema });

/** A signed-in browser of the account's owner; `device` says no more than 'Firefox on Linux'. */
export const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: isoTimeSchema,
  lastUsedAt: isoTimeSchema,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The answer to a call that has nothing else to say; `message` is for people where there is one. */
export const doneAnswer = z.object({ success: z.literal(true), message: z.string().optional() });

/**
 * What confirming an address answers. `signIn` is 'removed' when it was done without a session of the account: then
 * sessions, password and linked providers are gone, and the owner sets a password by a reset.
 */
export const confirmAnswer = doneAnswer.extend({ signIn: z.enum(['kept', 'removed']) });
