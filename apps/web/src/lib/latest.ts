import { useSyncExternalStore } from 'react';

/** The last value that was given, for one place of the page that shows it. */
export interface Latest<Value> {
  give: (value: Value) => void;
  /** The last value; undefined until one was given, and on the server. */
  use: () => Value | undefined;
}

/** For what any code may ask for, and a component loads and shows: toasts and dialogs. */
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
