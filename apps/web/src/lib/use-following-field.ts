import { type RefObject, useEffect, useRef } from 'react';

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
