import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { isField } from './form-fields.ts';
import { type Failure, readFailure } from './read-failure.ts';

export type FieldErrors = Record<string, string>;

/** What is needed of a zod schema. */
export interface FormSchema<Values> {
  safeParse(
    given: unknown,
  ):
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

interface FormOptions<Values> {
  schema: FormSchema<Values>;
  /** The fields as the schema takes them; by default their texts by their names. */
  read?: (fields: FormData) => object;
  send: (values: Values, form: HTMLFormElement) => Promise<unknown>;
  /** Texts of single fields already stand under them; what is returned joins them. */
  onFailure: (failure: Failure) => FieldErrors | undefined;
}

/**
 * A form judged by its schema: each field once it was left with something in it, all of them when the form is sent. The
 * fields are the browser's own; a second sending while the first is under way does nothing.
 */
export function useForm<Values>({ schema, read = Object.fromEntries, send, onFailure }: FormOptions<Values>) {
  const [judged, setJudged] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const judge = (form: HTMLFormElement) => {
    const result = schema.safeParse(read(new FormData(form)));
    return result.success ? { values: result.data, errors: {} } : { errors: firstErrors(result.error.issues) };
  };
  const fail = (form: HTMLFormElement, error: unknown) => {
    const failure = readFailure(error);
    const errors = { ...failure.fields, ...onFailure(failure) };
    setRefused(errors);
    focusFirst(form, errors);
  };
  const submit = async (form: HTMLFormElement) => {
    const judgement = judge(form);
    setJudged(judgement.errors);
    setRefused({});
    if (!('values' in judgement)) return focusFirst(form, judgement.errors);
    underWay.current = true;
    setBusy(true);
    await send(judgement.values, form).catch((error: unknown) => fail(form, error));
    underWay.current = false;
    setBusy(false);
  };

  return {
    busy,
    errors: { ...judged, ...refused },
    form: {
      noValidate: true,
      // Should a browser send it by itself, then nothing of it may stand in an address.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!underWay.current) void submit(event.currentTarget);
      },
      onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // A text that appears would move the very button that is being pressed; sending judges anyway.
        if (!isField(target) || target.value === '' || isPressable(relatedTarget)) return;
        const { errors } = judge(currentTarget);
        setJudged((shown) => only([...Object.keys(shown), target.name], errors));
      },
      onChange: ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        if (!isField(target)) return;
        const { errors } = judge(currentTarget);
        setJudged((shown) => only(Object.keys(shown), errors));
        setRefused(({ [target.name]: _, ...others }) => others);
      },
    } as const,
  };
}

function firstErrors(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

function only(names: readonly string[], errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = [...form.elements].filter(isField);
  fields.find(({ name }) => name in errors)?.focus();
}

function isPressable(element: Element | null): boolean {
  return element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement;
}
