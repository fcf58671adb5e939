import { PasswordInput, type PasswordInputProps } from '../../ui/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordInputProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** The current text of the field. */
  typed: string;
}

/** A new password, with the rules below it. */
export function NewPasswordInput({ typed, ...rest }: NewPasswordInputProps) {
  return <PasswordInput autoComplete="new-password" description={<PasswordRules password={typed} />} {...rest} />;
}
