import { PasswordInput as MantinePasswordInput, type PasswordInputProps as MantineProps } from '@mantine/core';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconEye, IconEyeOff } from './icons.tsx';

export interface PasswordInputProps extends MantineProps {
  label: string;
  /** What a password manager does here. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. Mantine's own button answers only a pointer that is pressed down. */
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
