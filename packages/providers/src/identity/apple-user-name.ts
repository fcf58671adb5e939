const LONGEST = 2_000;

/**
 * Reads the name from the `user` field of Apple's form, which Apple sends only with the first consent. The field isn't
 * signed: a malformed one is ignored, and so is the email address in it.
 */
export function appleUserName(user: string | undefined): string | undefined {
  if (user === undefined || user.length > LONGEST) return undefined;
  const { firstName, lastName } = nameIn(user);
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}

function nameIn(user: string): { firstName?: unknown; lastName?: unknown } {
  try {
    const given: unknown = JSON.parse(user);
    if (typeof given !== 'object' || given === null || !('name' in given)) return {};
    return typeof given.name === 'object' ? (given.name ?? {}) : {};
  } catch {
    return {};
  }
}
