import { TextInput, type TextInputProps } from '@mantine/core';

/** The reader's own email address; browsers and phones help to fill it in. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
