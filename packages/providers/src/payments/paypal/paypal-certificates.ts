import { type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import type { Clock } from '@longreturn/core/ports';

/** Where PayPal publishes the certificates that sign webhooks. */
const CERTIFICATE_URL = /^https:\/\/api(?:-m)?\.paypal\.com\/v1\/notifications\/certs\/[\w-]{1,100}$/;
/** The host name in the certificates that sign webhooks. Other certificates of PayPal are not accepted. */
const SIGNER = 'messageverificationcerts.paypal.com';
const MAX_BYTES = 64 * 1024;
const MAX_CHAIN = 5;
const MAX_KEPT = 20;
const DOWNLOAD_MS = 3000;

interface CertificateOptions {
  clock: Clock;
  fetch?: typeof fetch;
  /** The root certificates that are trusted, as PEM. By default, those of Node.js. */
  roots?: readonly string[];
}

/** Returns whether this is a URL at which only PayPal can publish a certificate. */
export const isPaypalCertificate = (url: string): boolean => CERTIFICATE_URL.test(url);

/** Downloads and caches the certificates that sign PayPal's webhooks. */
export class PaypalCertificates {
  readonly #clock: Clock;
  readonly #fetch: typeof fetch;
  readonly #rootTexts: readonly string[];
  #roots: X509Certificate[] | undefined;
  readonly #kept = new Map<string, Promise<X509Certificate[]>>();

  constructor({ clock, fetch: download = fetch, roots = rootCertificates }: CertificateOptions) {
    this.#clock = clock;
    this.#fetch = download;
    this.#rootTexts = roots;
  }

  /**
   * Returns the public key of the certificate at a URL of PayPal. Throws if it can't be downloaded, isn't valid now, or
   * doesn't lead to a trusted root certificate.
   */
  async getKey(url: string): Promise<KeyObject> {
    const chain = await this.#getChain(url);
    const [signer] = chain;
    if (!signer?.checkHost(SIGNER) || signer.publicKey.asymmetricKeyType !== 'rsa')
      throw new Error('PayPal: the certificate is not for webhooks');
    if (!this.#isTrusted(chain)) throw new Error('PayPal: the certificate is not trusted');
    return signer.publicKey;
  }

  /** Returns the certificates at a URL. Requests for the same URL share the download; failures aren't cached. */
  #getChain(url: string): Promise<X509Certificate[]> {
    const kept = this.#kept.get(url);
    if (kept) return kept;
    const downloading = this.#download(url);
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(url, downloading);
    downloading.catch(() => this.#kept.delete(url));
    return downloading;
  }

  async #download(url: string): Promise<X509Certificate[]> {
    const response = await this.#fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (!response.ok || !response.body) throw new Error(`PayPal: ${response.status} for a certificate`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of response.body) {
      size += piece.byteLength;
      if (size > MAX_BYTES) throw new Error('PayPal: the certificate is too large');
      pieces.push(piece);
    }
    const texts =
      Buffer.concat(pieces)
        .toString('latin1')
        .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    if (texts.length > MAX_CHAIN) throw new Error('PayPal: too many certificates');
    return texts.map((text) => new X509Certificate(text));
  }

  /**
   * Returns whether every certificate is valid now, each one is issued by the next, and the last one is issued by a
   * trusted root certificate.
   */
  #isTrusted(chain: readonly X509Certificate[]): boolean {
    const now = this.#clock.now();
    const isValid = ({ validFromDate: from, validToDate: to }: X509Certificate) => from <= now && now <= to;
    this.#roots ??= this.#rootTexts.map((text) => new X509Certificate(text));
    const roots = this.#roots.filter(isValid);
    return chain.every((certificate, index) => {
      const next = chain[index + 1];
      if (!isValid(certificate)) return false;
      return next ? isIssuedBy(certificate, next) : roots.some((root) => isIssuedBy(certificate, root));
    });
  }
}

/** Also returns true for a root certificate that is its own issuer. */
const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
