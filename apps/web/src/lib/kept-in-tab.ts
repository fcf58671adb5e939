/** Stores a value for later pages in this tab; undefined removes it. Does nothing if the browser refuses storage. */
export function keepInTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser refuses storage, or it is full.
  }
}

/** Returns the value that `keepInTab` stored under this key, or undefined. */
export function keptInTab<Value extends object>(key: string): Value | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Value) : undefined; // written by keepInTab
  } catch {
    return undefined;
  }
}
