import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { plainLineSchema, plainTextSchema } from './scalars.ts';

/**
 * Matches one email address in any script, with a dot in its domain. Doesn't allow characters that would end an email
 * address in an email header, or that hide or reorder text.
 */
const EMAIL = /^[^\s\p{C}<>(),;:"[\]\\@]{1,64}@(?:[^\s\p{C}<>(),;:"[\]\\@.]+\.)+[^\s\p{C}<>(),;:"[\]\\@.]+$/u;

/**
 * Returns whether the email address has no compatibility characters, such as 'ｖ' for 'v'. With such characters, it
 * would have the same `emailKey` as another email address, but a different mailbox.
 */
const hasNoCompatibilityCharacters = (email: string): boolean => email.normalize('NFKC') === email.normalize('NFC');

/**
 * An email address as a user types it. Two email addresses belong to the same account if they have the same `emailKey`.
 */
export const emailSchema = plainTextSchema(MESSAGES.email)
  .pipe(z.email({ pattern: EMAIL, error: MESSAGES.email }))
  .pipe(z.string().max(LIMITS.email, MESSAGES.email).refine(hasNoCompatibilityCharacters, MESSAGES.email));

export const nameSchema = plainLineSchema(MESSAGES.name).pipe(
  z.string().min(LIMITS.nameMin, MESSAGES.name).max(LIMITS.nameMax, MESSAGES.nameLong),
);

/** A new password (docs/product.md, Accounts). Spaces are kept. */
export const newPasswordSchema = z
  .string({ error: MESSAGES.passwordShort })
  .min(LIMITS.passwordMin, MESSAGES.passwordShort)
  .max(LIMITS.passwordMax, MESSAGES.passwordLong)
  .regex(/\p{Lu}/u, MESSAGES.passwordUppercase)
  .regex(/\p{Ll}/u, MESSAGES.passwordLowercase)
  .regex(/\d/, MESSAGES.passwordNumber);

/** A password to check against the stored hash. */
const givenPasswordSchema = z
  .string({ error: MESSAGES.passwordRequired })
  .min(1, MESSAGES.passwordRequired)
  .max(LIMITS.passwordMax, MESSAGES.passwordLong);

/** The token of an emailed link. */
const mailedTokenSchema = z.string({ error: MESSAGES.link }).regex(/^[\w-]{20,128}$/, MESSAGES.link);

/** POST /api/auth/login. */
export const loginInput = z.object({ email: emailSchema, password: givenPasswordSchema });
export type LoginInput = z.infer<typeof loginInput>;

/** POST /api/auth/register. The form checks the repeated password itself and doesn't send it. */
export const registerInput = z.object({ name: nameSchema, email: emailSchema, password: newPasswordSchema });
export type RegisterInput = z.infer<typeof registerInput>;

/** The form on /register. */
export const registerForm = registerInput
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: MESSAGES.passwordsDiffer,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const emptyAsNull = (value: string | null | undefined) => value || null;

/**
 * PUT /api/auth/profile. The email address can't be changed. Without `newsletterOptIn`, the newsletter setting doesn't
 * change.
 */
export const updateProfileInput = z.object({
  name: nameSchema,
  phoneNumber: plainTextSchema(MESSAGES.phoneNumber)
    .pipe(z.string().max(LIMITS.phoneNumberMax, MESSAGES.phoneNumber))
    .nullish()
    .transform(emptyAsNull),
  bio: plainTextSchema(MESSAGES.bio).pipe(z.string().max(LIMITS.bioMax, MESSAGES.bio)).nullish().transform(emptyAsNull),
  newsletterOptIn: z.boolean().optional(),
});
export type ProfileChanges = z.output<typeof updateProfileInput>;

export const forgotPasswordInput = z.object({ email: emailSchema });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;

/** The token of an emailed reset link. */
export const resetLinkInput = z.object({ token: mailedTokenSchema });
export type ResetLinkInput = z.infer<typeof resetLinkInput>;

export const resetPasswordInput = resetLinkInput.extend({ password: newPasswordSchema });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const confirmInput = z.object({ token: mailedTokenSchema });
export type ConfirmInput = z.infer<typeof confirmInput>;

/** `currentPassword` is left out for an account without a password, which signs in with Google or Apple. */
export const changePasswordInput = z.object({
  currentPassword: givenPasswordSchema.optional(),
  newPassword: newPasswordSchema,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** `password` is left out for an account without a password. */
export const deleteAccountInput = z.object({ password: givenPasswordSchema.optional() });
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** Returns the key by which email addresses are compared: normalized, trimmed and in lower case. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
