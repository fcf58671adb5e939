import { newPasswordSchema } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { classNames } from '../../ui/class-names.ts';
import { IconCheck } from '../../ui/icons.tsx';
import { PasswordInput, type PasswordInputProps } from '../../ui/password-input.tsx';
import styles from './new-password-input.module.css';

interface NewPasswordInputProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** The current text of the field. */
  typed: string;
}

/** The field for a new password, with the password rules below it. */
export function NewPasswordInput({ typed, ...rest }: NewPasswordInputProps) {
  return <PasswordInput autoComplete="new-password" description={<PasswordRules password={typed} />} {...rest} />;
}

const RULES = [
  { text: `At least ${LIMITS.passwordMin} characters`, broken: MESSAGES.passwordShort },
  { text: 'One uppercase letter', broken: MESSAGES.passwordUppercase },
  { text: 'One lowercase letter', broken: MESSAGES.passwordLowercase },
  { text: 'One number', broken: MESSAGES.passwordNumber },
];

/** The rules for a new password. The schema decides which ones are marked as met. */
function PasswordRules({ password }: { password: string }) {
  const broken = newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message) ?? [];
  return (
    <ul className={styles.rules}>
      {RULES.map((rule) => {
        const isMet = !broken.includes(rule.broken);
        return (
          <li key={rule.text} className={classNames(styles.rule, isMet && styles.met)}>
            <IconCheck />
            {rule.text}
            {isMet ? <span className="visually-hidden"> (done)</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
