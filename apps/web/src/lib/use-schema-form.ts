import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useId } from 'react';
import type { ZodType } from 'zod';
import { type Failure, readFailure } from './read-failure.ts';

type Values = Record<string, unknown>;

interface SchemaFormOptions<Fields extends Values, Parsed> {
  /** Validates the values. Its output is passed to `send`. */
  schema: ZodType<Parsed>;
  /**
   * The initial values, in the order of the fields on the page. This order decides which invalid field gets the focus.
   * Fields in objects and lists have paths such as 'steps.0.term'. They come after all others, in the schema's order.
   */
  initialValues: Fields;
  send: (parsed: Parsed) => Promise<unknown>;
  /**
   * Called when `send` fails. The server's field errors are always shown. The returned field errors are shown as well.
   */
  onFailure: (failure: Failure) => FormErrors | undefined;
  /** Called with the values after each change. */
  onValues?: (values: Fields) => void;
}

interface SchemaForm<Fields extends Values, Parsed> {
  form: UseFormReturnType<Fields, Parsed>;
  /** The props of the `form` element. Its native `reset()` also resets the form's state. */
  formProps: {
    noValidate: true;
    method: 'post';
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onReset: () => void;
  };
  /** Whether the form is being submitted. */
  busy: boolean;
}

/**
 * Returns a Mantine form with a zod schema. Validates a field when the reader leaves it with a value, and all fields on
 * submit. The first invalid field gets the focus. While a submit is pending, further submits do nothing. Fields are
 * uncontrolled and take `form.getInputProps(name)`. Text typed before hydration is kept. When `initialValues` change,
 * fields that the reader hasn't changed get the new value.
 */
export function useSchemaForm<Fields extends Values, Parsed>({
  schema,
  initialValues,
  send,
  onFailure,
  onValues,
}: SchemaFormOptions<Fields, Parsed>): SchemaForm<Fields, Parsed> {
  const id = useId().replaceAll('_', '-'); // Mantine allows letters, digits and dashes
  const findErrors = zod4Resolver(schema, { errorPriority: 'first' });
  const form = useForm<Fields, Parsed>({
    name: id,
    mode: 'uncontrolled',
    initialValues,
    validate: findErrors,
    transformValues: (values) => schema.parse(values),
    clearInputErrorOnChange: false,
    onValuesChange: (values, previous) => {
      onValues?.(values);
      if (Object.keys(form.errors).length === 0) return;
      form.setErrors((errors) => updateErrors(errors, findErrors, values, previous));
    },
    enhanceGetInputProps: ({ field, inputProps, options }) => ({
      ...(field in initialValues && initialProps(options.type, initialValues[field])),
      id: `${id}-${field}`,
      name: field,
      'aria-invalid': inputProps.error ? true : undefined,
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
        // If the reader is clicking a button, an error would move the button. Submitting validates the field anyway.
        if (isEmpty(target) || isPressable(relatedTarget)) return;
        readFields(); // a draft or a link may have filled in the field
        const error = findErrors(form.getValues())[field];
        if (error) form.setFieldError(field, error); // `validateField` would clear the server's error
      },
    }),
  });

  const fields = Object.keys(initialValues);
  const readFields = () => readInputs(form, fields);
  // Reads text typed or autofilled before hydration.
  const readEarlyText = useEffectEvent(readFields);
  useEffect(() => readEarlyText(), []);

  const focus = (errors: FormErrors) => focusFirst(form, fields, errors);
  const fail = (error: unknown) => {
    const failure = readFailure(error);
    const errors = { ...failure.fields, ...onFailure(failure) };
    form.setErrors(errors);
    focus(errors);
  };
  const submit = form.onSubmit((parsed) => send(parsed).catch(fail), focus);
  return {
    form,
    busy: form.submitting,
    formProps: {
      noValidate: true,
      // If the browser submits the form without JavaScript, no field may appear in a URL.
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (form.submitting) return;
        readFields(); // some password managers fill in fields without an event
        submit(event);
      },
      onReset: () => form.reset(),
    },
  };
}

/**
 * Returns a field's initial value as props. Mantine's props have the current value, but the DOM needs the initial one:
 * `isChanged` compares it with the field's value.
 */
function initialProps(type: string | undefined, value: unknown): object {
  if (type === 'checkbox') return { defaultChecked: value };
  return type === 'input' ? { defaultValue: value } : {};
}

function focusFirst<Fields extends Values, Parsed>(
  form: UseFormReturnType<Fields, Parsed>,
  fields: readonly string[],
  errors: FormErrors,
): void {
  const field = [...fields, ...Object.keys(errors)].find((name) => errors[name]);
  const input = field === undefined ? null : form.getInputNode<HTMLInputElement, string>(field);
  const folded = input?.closest('details');
  if (folded) folded.open = true;
  input?.focus();
}

/** Copies the current values of these inputs into the form. */
function readInputs<Fields extends Values, Parsed>(
  form: UseFormReturnType<Fields, Parsed>,
  fields: readonly string[],
): void {
  for (const field of fields) {
    const input = form.getInputNode<HTMLInputElement, string>(field);
    const value = input?.type === 'checkbox' ? input.checked : input?.value;
    if (value !== undefined) form.getInputProps(field).onChange(value);
  }
}

/**
 * Fills in fields as if the reader had typed the values. Fields without an input element get their values through
 * `onValues`.
 */
export function fillInputs<Fields extends Values, Parsed>(
  form: UseFormReturnType<Fields, Parsed>,
  values: Partial<Fields>,
): void {
  for (const [field, value] of Object.entries(values)) {
    const input = form.getInputNode<HTMLInputElement, string>(field);
    if (input?.type === 'checkbox') input.checked = value === true;
    else if (input && 'value' in input) input.value = String(value);
    form.getInputProps(field).onChange(value);
  }
}

/** Updates the shown errors from the schema. A server error stays until its field changes. */
function updateErrors<Fields extends Values>(
  errors: FormErrors,
  findErrors: (values: Fields) => FormErrors,
  values: Fields,
  previous: Fields,
): FormErrors {
  const [before, now] = [findErrors(previous), findErrors(values)];
  const update = ([field, shown]: [string, FormErrors[string]]) => {
    const isStillRejected = !before[field] && valueAt(values, field) === valueAt(previous, field);
    return [field, now[field] ?? (isStillRejected ? shown : undefined)];
  };
  return Object.fromEntries(Object.entries(errors).map(update));
}

/** Returns the value at a path such as 'steps.0.term'; undefined if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    return typeof inner === 'object' && inner !== null ? (inner as Values)[name] : undefined; // any object or list
  }, values);
}

function isEmpty({ type, checked, value }: HTMLInputElement): boolean {
  return type === 'checkbox' ? !checked : value === '';
}

function isPressable(element: Element | null): boolean {
  return element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement;
}
