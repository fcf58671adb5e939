import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import form from './form.module.css';

type TextFieldProps = FieldLook & ComponentProps<'input'> & { name: string };

/** A line of text; its `autoComplete` tells the browser whose and what. */
export function TextField({ label, error, hint, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(names) => <input type="text" {...rest} {...names} className={classNames(field.input, className)} />}
    </Field>
  );
}

type TextAreaProps = FieldLook & ComponentProps<'textarea'> & { name: string };

/** Several lines of text. */
export function TextArea({ label, error, hint, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(names) => <textarea {...rest} {...names} className={classNames(field.input, form.area, className)} />}
    </Field>
  );
}
