import { type ComponentProps, useState } from 'react';
import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconEye, IconEyeOff } from './icons.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'type'> {
  name: string;
  /** 'current-password' or 'new-password': what a password manager does here. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which its owner may look at. */
export function PasswordField({ label, error, hint, ...rest }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(names) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...names}
            type={isVisible ? 'text' : 'password'}
            className={field.input}
          />
          <IconButton
            label={`${isVisible ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={names.id}
            className={styles.toggle}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <IconEyeOff /> : <IconEye />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
