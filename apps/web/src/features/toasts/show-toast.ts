export interface Toast {
  title: string;
  message?: string;
  /** 'bad' is red and interrupts a screen reader, 'good' waits for its turn. */
  tone: 'good' | 'bad';
}

/** Each call is its own object, so that the same text twice is two toasts. */
let latest: Toast | undefined;
const listeners = new Set<() => void>();

/** Says in a corner what happened; takes the place of the toast that is there (specification §9: one at a time). */
export function showToast(toast: Toast): void {
  latest = { ...toast };
  for (const listener of listeners) listener();
}

export function latestToast(): Toast | undefined {
  return latest;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
