import { useSyncExternalStore } from 'react';

/** Holds the value that was set last. */
export interface Latest<Value> {
  give: (value: Value) => void;
  /** The latest value; undefined before the first one, and on the server. */
  use: () => Value | undefined;
}

/**
 * Creates a holder for the latest value, such as a toast or a dialog. Any code can set the value, and one component
 * shows it.
 */
export function latest<Value>(): Latest<Value> {
  let last: Value | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    give(value) {
      last = value;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => last,
        () => undefined,
      ),
  };
}
