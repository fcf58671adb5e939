import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { IconAlert } from './icons.tsx';

export interface FieldLook {
  label: string;
  /** What is wrong with it. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface FieldProps extends FieldLook {
  children: (control: ControlNames) => ReactNode;
}

/** What ties a control to its label, hint and error. */
export interface ControlNames {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, hint and error below. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error ? (
        <p className={styles.error} role="alert" id={errorId}>
          <IconAlert />
          {error}
        </p>
      ) : null}
      {hint ? (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
