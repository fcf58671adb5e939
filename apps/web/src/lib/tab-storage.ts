/** Stores a value for later pages in this tab; undefined removes it. Does nothing if the browser blocks storage. */
export function storeInTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser blocks storage, or the storage is full.
  }
}

/** Returns the value that `storeInTab` stored under this key, or undefined. */
export function readFromTab<Value extends object>(key: string): Value | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Value) : undefined; // written by storeInTab
  } catch {
    return undefined;
  }
}
