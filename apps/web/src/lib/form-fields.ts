/** A form field that a user fills in. */
type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: Element): element is FormField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Returns the form's fields that no longer have their initial value. */
export function changedFields(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(isField).filter(isChanged);
}

/** Whether a form in this element has changes. `data-changed` marks a form with changes that aren't in its fields. */
export function hasChangedForm(element: Element | null): boolean {
  const forms = [...(element?.querySelectorAll('form') ?? [])];
  return forms.some((form) => 'changed' in form.dataset || changedFields(form).length > 0);
}

/** Whether a field's value differs from the initial one. */
export function isChanged(field: FormField): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field.type === 'checkbox' && 'checked' in field
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Focuses an element when it is mounted. Use this as the `ref` of an element that replaces the focused control. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
