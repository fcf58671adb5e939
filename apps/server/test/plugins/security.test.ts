import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageContentSecurityPolicy } from '../../src/plugins/content-security-policy.ts';
import { securityHeaders } from '../../src/plugins/security-headers.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('every response', () => {
  it.each([
    ['of the API', '/api/topics'],
    ['that is a page', '/'],
    ['that is a picture', '/art/favicon.svg'],
    ['to a probe', '/healthz'],
    ['that is a failure', '/api/nothing'],
    ['to a URL that can’t be decoded', '/%E0%A4%A'],
  ])('%s has the security headers and an ID, and does not reveal the software', async (_which, url) => {
    const { headers } = await site.app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('from the API can load nothing, and can be embedded by this site only; any site can embed pictures', async () => {
    const api = await site.app.inject({ url: '/api/topics' });
    expect(api.headers['content-security-policy']).toContain("default-src 'none'");
    expect(api.headers['cross-origin-resource-policy']).toBe('same-origin');
    const picture = await site.app.inject({ url: '/art/favicon.svg' });
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('keeps browsers on https if the site uses it', () => {
    expect(Object.fromEntries(securityHeaders({ origin: 'https://example.org' }))).toHaveProperty(
      'strict-transport-security',
      'max-age=31536000',
    );
  });
});

describe('the policy of a page', () => {
  const policy = pageContentSecurityPolicy(["'sha256-abc='"], { origin: 'https://example.org' });
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

  it('allows script files of the site and the given inline scripts, and no other scripts', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'sha256-abc='");
  });

  it('allows frames of YouTube, Spotify and Apple Podcasts only', () => {
    expect(directive('frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com https://open.spotify.com https://embed.podcasts.apple.com',
    );
  });

  it('allows connections only to the site and its bucket, if any; audio may also come from any https URL', () => {
    expect(directive('connect-src')).toBe("connect-src 'self'");
    expect(directive('media-src')).toBe("media-src 'self' https:");
    const s3 = {
      endpoint: 'https://s3.example.org/path',
      region: '',
      bucket: '',
      accessKeyId: '',
      secretAccessKey: '',
    };
    const withBucket = pageContentSecurityPolicy([], { origin: 'https://example.org', s3 });
    expect(withBucket).toContain("connect-src 'self' https://s3.example.org;");
    expect(withBucket).toContain("media-src 'self' https: https://s3.example.org;");
  });

  it('upgrades requests to https only if the site uses it', () => {
    expect(policy).toContain('upgrade-insecure-requests');
    expect(pageContentSecurityPolicy([], { origin: 'http://localhost:3000' })).not.toContain('upgrade');
  });
});
