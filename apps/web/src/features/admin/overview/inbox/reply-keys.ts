/**
 * Returns a function that returns the key of a reply. A reply that is sent again without a change has the key of the
 * first attempt, so it is sent only once. Without HTTPS, browsers make no keys.
 */
export function createReplyKeys(
  newKey: () => string | undefined = () => globalThis.crypto.randomUUID?.(),
): (text: string) => string | undefined {
  let last: { text: string; key: string | undefined } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, key: newKey() };
    return last.key;
  };
}
