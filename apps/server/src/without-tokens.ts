/** A path segment that looks like a private feed's token: 43 characters, at least one of which can't be in a slug. */
const TOKEN = /(?<=\/)(?=[^/]*[A-Z_])[\w-]{43}(?=\/|$)/g;

/** A path that begins with `feeds`, up to the end of the next segment, which counts as a token whatever it contains. */
const AFTER_FEEDS = /^(\/*feeds(?:\/|%2f)+)[^/]+/i;

/** Matches every path that can contain a token. Few paths do, and the check costs less than the two replacements. */
const MAY_CONTAIN_TOKEN = /feeds|[\w-]{43}/i;

/** Replaces the tokens of private feeds, even in a URL that a client has altered, such as `//feeds%2Ftoken`. */
export function withoutTokens(path: string): string {
  if (!MAY_CONTAIN_TOKEN.test(path)) return path;
  return path.replace(AFTER_FEEDS, '$1[token]').replace(TOKEN, '[token]');
}
