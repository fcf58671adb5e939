/** Keeps a value for the later pages of this tab; undefined removes it. Does nothing where the browser refuses storage. */
export function keepInTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser refuses storage, or it is full.
  }
}

/** Reads what `keepInTab` wrote under this key; undefined when there is nothing. */
export function keptInTab<Value extends object>(key: string): Value | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Value) : undefined; // written by keepInTab
  } catch {
    return undefined;
  }
}
