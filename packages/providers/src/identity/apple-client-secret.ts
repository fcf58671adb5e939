import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';

interface SecretOptions {
  teamId: string;
  keyId: string;
  privateKey: string;
  clientId: string;
  issuerUrl: string;
}

const LIFETIME = '5 minutes';

/** Signs a short-lived client secret for each request, as Apple requires. Throws at once when the key can't be read. */
export function appleClientSecret({ teamId, keyId, privateKey, clientId, issuerUrl }: SecretOptions) {
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'));
  return (): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuerUrl)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(key);
}
