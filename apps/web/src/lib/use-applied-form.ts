import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * Returns the event handlers of a filter form, which apply the filter while the reader uses the form: text after a
 * pause of 250 ms, everything else immediately. Without JavaScript, the reader submits the form.
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

/**
 * Returns the ref of an uncontrolled field, and sets the field to `value` when the URL changes, unless the field has
 * the focus.
 */
export function useUrlField<Field extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return field;
}

/** Returns the ref of an uncontrolled checkbox or radio button, and updates it when the URL changes. */
export function useUrlChoice(isChecked: boolean): RefObject<HTMLInputElement | null> {
  const choice = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (choice.current) choice.current.checked = isChecked;
  }, [isChecked]);
  return choice;
}

/** Returns the filter of the list on the screen. While another list loads, this is still the previous filter. */
export function useShownFilter<Filter>(filter: Filter, isWaiting: boolean): Filter {
  const [shown, setShown] = useState(filter);
  if (!isWaiting && shown !== filter) setShown(filter);
  return isWaiting ? shown : filter;
}

/** Clears a search box and focuses it, because the Clear button disappears. */
export function clearField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.focus();
}
