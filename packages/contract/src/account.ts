import { z } from 'zod';
import { ROLES } from './roles.ts';
import { isoTimeSchema } from './scalars.ts';

/** The state of an account's membership. */
export const SUBSCRIPTION_STATUSES = ['none', 'active', 'past_due', 'cancelling', 'ended', 'comp'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The providers that a user can sign in with. */
export const IDENTITY_PROVIDERS = ['google', 'apple'] as const;
export type IdentityProviderName = (typeof IDENTITY_PROVIDERS)[number];

export const roleSchema = z.enum(ROLES);

/**
 * A user's profile. `newsletterOptIn` says whether the user is subscribed to the newsletter or, while the email address
 * is unconfirmed, whether the user wants to be.
 */
const profileSchema = z.object({
  phoneNumber: z.string().nullable(),
  bio: z.string().nullable(),
  newsletterOptIn: z.boolean(),
  avatarUrl: z.string().nullable(),
});

/** An account as its owner sees it (GET /api/auth/me). */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  createdAt: isoTimeSchema,
  lastLogin: isoTimeSchema.nullable(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  profile: profileSchema,
  /** Whether the email address was confirmed, by an emailed link or by a provider. */
  emailConfirmed: z.boolean(),
  /** When the password was set; null if the account has no password. */
  passwordChangedAt: isoTimeSchema.nullable(),
  /** The linked providers. */
  identities: z.array(z.enum(IDENTITY_PROVIDERS)),
});
export type User = z.infer<typeof userSchema>;

/** The response of login and register. */
export const userResponse = z.object({ user: userSchema });

/** A signed-in browser. `device` names the browser and the operating system: 'Firefox on Linux'. */
export const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: isoTimeSchema,
  lastUsedAt: isoTimeSchema,
  /** Whether this is the session of the request. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The response of an operation that returns no data. `message`, if present, can be shown to the user. */
export const doneResponse = z.object({ success: z.literal(true), message: z.string().optional() });

/**
 * The response of confirming an email address. `signIn` is 'removed' if the address was unconfirmed and the request had
 * no session of the account. In that case, the account's sessions, password and linked providers were removed, and the
 * owner has to reset the password.
 */
export const confirmResponse = doneResponse.extend({ signIn: z.enum(['kept', 'removed']) });
