import type { ProfileChanges } from '@longreturn/contract/account-input';

/**
 * What the profile's form sends. The newsletter switch is left out unless it was moved: the newsletter may have ended by a
 * link in an email while the form was open.
 */
export function profileChanges(values: ProfileChanges, { wasOn }: { wasOn: boolean }): ProfileChanges {
  const { newsletterOptIn } = values;
  return { ...values, newsletterOptIn: newsletterOptIn === wasOn ? undefined : newsletterOptIn };
}
