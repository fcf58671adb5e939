import { useSyncExternalStore } from 'react';

/** Holds the latest value, for the one component that shows it. */
export interface Latest<Value> {
  give: (value: Value) => void;
  /** The latest value; undefined before the first one, and on the server. */
  use: () => Value | undefined;
}

/**
 * Creates a holder for something that any code can request and one component loads and shows, such as toasts and
 * dialogs.
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
