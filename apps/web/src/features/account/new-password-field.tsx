import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** A password that somebody chooses, with the rules below it. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed, or filled in by a password manager, before the page could listen.
  useEffect(() => setPassword(input.current?.value ?? ''), []);
  return (
    <PasswordField
      ref={input}
      label={label}
      name={name}
      autoComplete="new-password"
      error={error}
      hint={<PasswordRules password={password} />}
      onInput={(event) => setPassword(event.currentTarget.value)}
    />
  );
}
