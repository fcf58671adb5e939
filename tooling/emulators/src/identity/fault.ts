/** The faults of a stand-in, with their labels in the chooser. */
export const FAULTS = {
  down: 'Returns only 503',
  silent: 'Never responds',
  signature: 'Signs with a foreign key',
  'unknown-key': 'Signs with a key it does not publish',
  issuer: 'Names a foreign issuer',
  audience: 'Names a foreign audience',
  nonce: 'Gives back a foreign nonce',
  expired: 'Gives a token that has expired',
  unverified: 'Has not verified the email address',
  'no-address': 'Omits the email address',
} as const;

export type Fault = keyof typeof FAULTS;

export const isFault = (given: string | undefined): given is Fault =>
  given !== undefined && Object.hasOwn(FAULTS, given);
