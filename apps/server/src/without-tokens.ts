/** A path segment that looks like a private feed's token: 43 characters, at least one of which can't be in a slug. */
const TOKEN = /(?<=\/)(?=[^/]*[A-Z_])[\w-]{43}(?=\/|$)/g;

/** Replaces the tokens of private feeds, even in a URL that a client has altered, such as `//feeds%2Ftoken`. */
export function withoutTokens(path: string): string {
  return path.replace(/^(\/*feeds(?:\/|%2f)+)[^/]+/i, '$1[token]').replace(TOKEN, '[token]');
}
