import { PasswordInput as MantinePasswordInput, type PasswordInputProps as MantineProps } from '@mantine/core';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconEye, IconEyeOff } from './icons.tsx';

export interface PasswordInputProps extends MantineProps {
  label: string;
  /** The value for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field with a button that shows the text. Mantine's button isn't used, because it can't be used from the
 * keyboard.
 */
export function PasswordInput({ label, id, ...rest }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <MantinePasswordInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      id={id}
      label={label}
      visible={isVisible}
      rightSection={
        <IconButton
          label={`${isVisible ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      }
    />
  );
}

/** A hidden username field for password managers. Every form with a password has one. */
export function AccountName({ email }: { email?: string }) {
  return <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />;
}
