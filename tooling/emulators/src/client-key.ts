import { createECDH, createHash, createPrivateKey } from 'node:crypto';

/**
 * Derives a P-256 private key in PEM format from a word. The key isn't secret, but it is the same at every start, so
 * the site's configuration stays valid.
 */
export function clientKeyFrom(word: string): string {
  const ecdh = createECDH('prime256v1');
  const secret = createHash('sha256').update(word).digest();
  ecdh.setPrivateKey(secret);
  const point = ecdh.getPublicKey(); // 04, then x and y of 32 bytes each
  const key = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }).toString().trim();
}
