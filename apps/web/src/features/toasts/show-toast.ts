import { latest } from '../../lib/latest.ts';

export interface Toast {
  title: string;
  message?: string;
  /** 'bad' is red and interrupts a screen reader; 'good' doesn't interrupt. */
  tone: 'good' | 'bad';
}

/** Each call creates an object, so the same text twice shows two toasts. */
export const toasts = latest<Toast>();

/** Shows a toast. It replaces the current one, as only one is visible at a time. */
export function showToast(toast: Toast): void {
  toasts.give({ ...toast });
}
