import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconEye, IconEyeOff } from './icons.tsx';

interface Props extends PasswordInputProps {
  label: string;
  /** What a password manager does here. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. Mantine's own button answers only a pointer that is pressed down. */
export function PasswordInput({ label, id, ...rest }: Props) {
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
