import type { FieldLook } from './field.tsx';
import { TextField } from './text-field.tsx';

interface AddressFieldProps extends Omit<FieldLook, 'label'> {
  label?: string;
  defaultValue?: string | undefined;
}

/** The reader's own email address; browsers and phones help to fill it in. */
export function AddressField({ label = 'Email', error, hint, defaultValue }: AddressFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      error={error}
      hint={hint}
    />
  );
}
