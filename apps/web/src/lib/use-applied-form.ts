import { type FormEvent, useEffect, useRef } from 'react';

const PAUSE_MS = 250;

/**
 * Applies a filter form as the reader uses it: text after a pause, everything else at once. Without JavaScript the form
 * is submitted.
 */
export function useAppliedForm(apply: (fields: FormData) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applyIn = (delay: number, form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form && apply(new FormData(form)), delay);
  };
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      applyIn(0, event.currentTarget);
    },
    onType: (event: FormEvent<HTMLInputElement>) => applyIn(PAUSE_MS, event.currentTarget.form),
    onChoose: (event: FormEvent<HTMLInputElement | HTMLSelectElement>) => applyIn(0, event.currentTarget.form),
  };
}
