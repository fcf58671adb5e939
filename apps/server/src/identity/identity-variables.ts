import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const issuer = (standard: string) =>
  z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      (url) => url.startsWith('https:') || LOOPBACK.has(new URL(url).hostname),
      'it must start with https:, unless its host is this machine',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .default(standard);

const id = z.string().max(300).optional();

/** The environment variables for sign-in with Google and Apple (README.md). */
export const identityVariables = {
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: id,
  GOOGLE_ISSUER_URL: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: id,
  APPLE_TEAM_ID: id,
  APPLE_KEY_ID: id,
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isSigningKey, 'it must be the P-256 key from Apple’s .p8 file; line breaks may be written as \\n')
    .optional(),
  APPLE_ISSUER_URL: issuer('https://appleid.apple.com'),
};

type IdentityValues = z.infer<z.ZodObject<typeof identityVariables>>;

type IdentityVariables = readonly (keyof IdentityValues)[];
/** The variables that are required for sign-in with each provider. */
export const GOOGLE_VARIABLES: IdentityVariables = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];
export const APPLE_VARIABLES: IdentityVariables = [
  'APPLE_CLIENT_ID',
  'APPLE_TEAM_ID',
  'APPLE_KEY_ID',
  'APPLE_PRIVATE_KEY',
];

/** Requires the variables of a provider to be all set or all empty. Adds an issue for each missing variable. */
export function requireCompleteProviders(values: IdentityValues, context: z.RefinementCtx): void {
  for (const names of [GOOGLE_VARIABLES, APPLE_VARIABLES]) {
    const given = names.find((name) => values[name] !== undefined);
    if (given === undefined) continue;
    for (const missing of names.filter((name) => values[name] === undefined)) {
      context.addIssue({ code: 'custom', path: [missing], message: `it must be set if ${given} is set` });
    }
  }
}

/** The options of each provider, or undefined for a provider that is not configured. */
export interface IdentityEnv {
  google: { clientId: string; clientSecret: string; issuerUrl: string } | undefined;
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string; issuerUrl: string } | undefined;
}

/** Returns the provider options from the validated variables. */
export function readIdentity(values: IdentityValues): IdentityEnv {
  return { google: readGoogle(values), apple: readApple(values) };
}

function readGoogle(values: IdentityValues): IdentityEnv['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER_URL: issuerUrl } = values;
  return clientId && clientSecret ? { clientId, clientSecret, issuerUrl } : undefined;
}

function readApple(values: IdentityValues): IdentityEnv['apple'] {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = values;
  const { APPLE_PRIVATE_KEY: privateKey, APPLE_ISSUER_URL: issuerUrl } = values;
  return clientId && teamId && keyId && privateKey ? { clientId, teamId, keyId, privateKey, issuerUrl } : undefined;
}

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
