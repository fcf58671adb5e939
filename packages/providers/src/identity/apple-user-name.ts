const LONGEST = 2_000;

/**
 * The name in the `user` field of Apple's form, which comes with a person's first consent only. Anybody could have
 * written it: what can't be read counts as not told, and its address is left alone.
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
