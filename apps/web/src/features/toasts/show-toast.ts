import { latest } from '../../lib/latest.ts';

export interface Toast {
  title: string;
  message?: string;
  /** 'bad' is red and interrupts a screen reader, 'good' waits for its turn. */
  tone: 'good' | 'bad';
}

/** Each is its own object, so that the same text twice is two toasts. */
export const toasts = latest<Toast>();

/** Says in a corner what happened; takes the place of the toast that is there (specification §9: one at a time). */
export function showToast(toast: Toast): void {
  toasts.give({ ...toast });
}
