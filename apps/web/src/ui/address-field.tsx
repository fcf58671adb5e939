import type { FieldLook } from './field.tsx';
import { TextField } from './text-field.tsx';

interface AddressFieldProps extends Omit<FieldLook, 'label'> {
  label?: string;
}

/** Somebody's own email address, as browsers and phones know how to help with it. */
export function AddressField({ label = 'Email', error, hint }: AddressFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      hint={hint}
    />
  );
}
