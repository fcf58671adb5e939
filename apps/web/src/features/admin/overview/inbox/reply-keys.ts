/** The idempotency keys of the replies that are being written. A request that repeats a key sends no second email. */
export interface ReplyKeys {
  /** Returns the key of a reply. The key stays the same until the text changes. Undefined on pages without HTTPS. */
  keyOf: (messageId: string, text: string) => string | undefined;
  /** Forgets the key of a reply that was sent. */
  forget: (messageId: string) => void;
}

export function createReplyKeys(newKey: () => string | undefined = () => crypto.randomUUID?.()): ReplyKeys {
  const attempts = new Map<string, { text: string; key: string | undefined }>();
  return {
    keyOf(messageId, text) {
      const last = attempts.get(messageId);
      if (last?.text === text) return last.key;
      const key = newKey();
      attempts.set(messageId, { text, key });
      return key;
    },
    forget(messageId) {
      attempts.delete(messageId);
    },
  };
}
