/** The faults that a stand-in can simulate, with their labels in the account chooser. */
export const FAULTS = {
  down: 'Returns only 503',
  silent: 'Never responds',
  signature: 'Signs with another key',
  'unknown-key': 'Signs with a key that is not published',
  issuer: 'Sends another issuer',
  audience: 'Sends another audience',
  nonce: 'Sends the nonce of another attempt',
  expired: 'Sends an expired token',
  unverified: 'Has not verified the email address',
  'no-address': 'Omits the email address',
} as const;

export type Fault = keyof typeof FAULTS;

export const isFault = (given: string | undefined): given is Fault =>
  given !== undefined && Object.hasOwn(FAULTS, given);
