import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

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

/** Updates an uncontrolled field when the URL changes, unless the reader is using it. */
export function useFollowingField<Field extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return field;
}

/** The same for a checkbox or radio button. */
export function useFollowingChoice(isChecked: boolean): RefObject<HTMLInputElement | null> {
  const choice = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (choice.current) choice.current.checked = isChecked;
  }, [isChecked]);
  return choice;
}

/** Returns the filter of the list on screen. While another list loads, it is still the previous one. */
export function useShownFilter<Filter>(filter: Filter, isWaiting: boolean): Filter {
  const [shown, setShown] = useState(filter);
  if (!isWaiting && shown !== filter) setShown(filter);
  return isWaiting ? shown : filter;
}

/** Clears a search box and focuses it, as the button that clears it disappears. */
export function emptyField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.focus();
}
