/** The fields of the profile's form as its schema takes them; the switch is told only when it was moved, since the newsletter may have ended by mail while the form stood open. */
export function readProfile(fields: FormData, { wasOn }: { wasOn: boolean }): object {
  const isOn = fields.has('newsletterOptIn');
  return { ...Object.fromEntries(fields), newsletterOptIn: isOn === wasOn ? undefined : isOn };
}
