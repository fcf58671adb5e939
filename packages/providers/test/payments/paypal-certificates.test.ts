import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PaypalCertificates } from '../../src/payments/paypal/paypal-certificates.ts';
import { startPaypal } from './start-paypal.ts';

/**
 * The certificates were created with openssl, and their private keys were deleted. All except those of the root and the
 * issuer are valid for a year from 2026-11-22.
 */
const read = (name: string) => readFileSync(new URL(`./certificates/${name}.pem`, import.meta.url), 'utf8');
const [root, issuer, paypal, other, issuedByOther] = [
  read('root'),
  read('issuer'),
  read('paypal'),
  read('other'),
  read('issued-by-other'),
];

const CERT_URL = 'https://api.paypal.com/v1/notifications/certs/CERT-1';
const TIME = '2027-01-01T00:00:00Z';
const EVENT = {
  body: Buffer.from(
    `{"id":"WH-1","event_type":"BILLING.SUBSCRIPTION.UPDATED","create_time":"${TIME}","resource":{"id":"I-1"}}`,
  ),
  headers: {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': CERT_URL,
    'paypal-transmission-id': '9a5c1f60-0000-4000-8000-000000000001',
    'paypal-transmission-time': TIME,
    // signs the event for the webhook WEBHOOK with the key of paypal.pem, other.pem and issued-by-other.pem
    'paypal-transmission-sig':
      'wLtykFF66keBiOn1BnUVb/dvM9gOjlJ2Hsm4zyhtQnJNrmVBy2iGJvmYw21j4Nr6iXVrnRX0daaODtUXN4DfQRgw124Sx49Kf+ekAwhDa8FMnSDmZpWbCnOU4IG9aFGHsNdflOksfObij3PATKkFkBt64/oLYorc/K8ZPjp12uHoH9CoWwtPXaTbPf2O+hUH/LrQU1jUFHYoOX0rrTKYYA/l+qtZzx3AV69KSO8/Kj3XPZJg/3OGm86cFJ0H85I5Qvj8i0YS67I6/RwMcyGj8F4bV5g0M2yBU3j6R3SvDaMbfEUc9SJ8GnIUNeatAwTElp8o6zqwQKHE1tBDBUsGMQ==',
  },
};

interface Download {
  /** What PayPal publishes: by default, its certificate and the certificate of the issuer. */
  file?: string;
  status?: number;
  roots?: string[];
  now?: string;
}

/**
 * Starts a stand-in whose API rejects every event, and a provider with certificates. `urls` are the URLs of the
 * downloads so far.
 */
async function startChecking({ file = paypal + issuer, status = 200, roots = [root], now = TIME }: Download = {}) {
  const urls: string[] = [];
  const download = (async (url) => {
    urls.push(String(url));
    return new Response(file, { status });
  }) as typeof fetch;
  const started = await startPaypal();
  const certificates = new PaypalCertificates({ clock: { now: () => new Date(now) }, fetch: download, roots });
  const verify = ({ body = EVENT.body, headers = {}, webhookId = 'WEBHOOK' } = {}) =>
    started.createProvider({ certificates, webhookId }).verifyEvent(body, { ...EVENT.headers, ...headers });
  const askedApi = () => started.emulator.requests.some(({ path }) => path.endsWith('verify-webhook-signature'));
  return { urls, verify, askedApi };
}

const refused = { code: 'event.refused' };

it('an event is verified with PayPal’s certificate, which is downloaded once', async () => {
  const { urls, verify, askedApi } = await startChecking();
  const event = {
    id: 'WH-1',
    type: 'BILLING.SUBSCRIPTION.UPDATED',
    at: new Date(TIME),
    about: { subscriptionId: 'I-1' },
  };
  expect(await Promise.all([verify(), verify()])).toEqual([event, event]);
  await verify();
  expect(urls).toEqual([CERT_URL]);
  expect(askedApi()).toBe(false);
});

it('an event is refused if a byte, a header or the webhook’s ID is wrong', async () => {
  const { verify, askedApi } = await startChecking();
  const altered = Buffer.from(EVENT.body.toString().replace('I-1', 'I-2'));
  await expect(verify({ body: altered })).rejects.toMatchObject(refused);
  await expect(verify({ webhookId: 'OTHER' })).rejects.toMatchObject(refused);
  for (const [name, value] of [
    ['time', '2027-01-01T00:00:01Z'],
    ['id', 'other'],
    ['sig', 'AAAA'],
  ])
    await expect(verify({ headers: { [`paypal-transmission-${name}`]: value } })).rejects.toMatchObject(refused);
  await expect(verify({ headers: { 'paypal-auth-algo': 'SHA1withRSA' } })).rejects.toMatchObject(refused);
  expect(askedApi()).toBe(false);
});

it.each([
  'http://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1',
  'https://evil.example/api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
  'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
  'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
  'https://www.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/../../oauth2/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/CERT-1?to=https://evil.example',
  'https://api.paypal.com/v1/notifications/certs/CERT-1\n',
  'CERT-1',
])('an event with a certificate at %j is refused without a download', async (url) => {
  const { urls, verify, askedApi } = await startChecking();
  await expect(verify({ headers: { 'paypal-cert-url': url } })).rejects.toMatchObject(refused);
  expect(urls).toEqual([]);
  expect(askedApi()).toBe(false);
});

it.each<[string, Download]>([
  ['from an unknown root', { roots: [read('other')] }],
  ['without its issuer', { file: paypal }],
  ['for another host', { file: other + issuer }],
  ['whose issuer may not issue certificates', { file: issuedByOther + other + issuer }],
  ['that has expired', { now: '2028-01-01T00:00:00Z' }],
  ['that is not valid yet', { now: '2026-01-01T00:00:00Z' }],
  ['that is larger than 64 KB', { file: paypal + issuer + ' '.repeat(64 * 1024) }],
  ['in a file of too many certificates', { file: paypal + issuer.repeat(5) }],
  ['that isn’t a certificate', { file: '<html></html>' }],
  ['that is damaged', { file: paypal.replace(/[A-Z]/g, 'A') }],
  ['whose URL returns a 404', { status: 404 }],
])('a certificate %s is not trusted, so PayPal’s API verifies the event', async (_, given) => {
  const { verify, askedApi } = await startChecking(given);
  await expect(verify()).rejects.toMatchObject(refused);
  expect(askedApi()).toBe(true);
});
