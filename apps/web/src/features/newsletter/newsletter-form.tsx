import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { useSite } from '../../lib/use-site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import formLook from '../../ui/form.module.css';
import { Honeypot } from '../../ui/honeypot.tsx';
import { IconAlert } from '../../ui/icons.tsx';
import { BusyLabel } from '../../ui/spinner.tsx';
import styles from './newsletter-form.module.css';
import { type SubscribeSource, useSubscribeForm } from './use-subscribe-form.ts';

interface NewsletterFormProps {
  source: SubscribeSource;
  className?: string | undefined;
}

/** The sign-up form: an email address and a button. */
export function NewsletterForm({ source, className }: NewsletterFormProps) {
  const id = useId();
  const { newsletter } = useSite().claims;
  const { form, field: email, error, isEmpty, busy } = useSubscribeForm(source);
  return (
    <form {...form} method="post" noValidate className={classNames(styles.form, className)} aria-label="Newsletter">
      <label className={styles.label} htmlFor={id}>
        Email address
      </label>
      <div className={styles.row}>
        <input
          {...email}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          className={classNames(field.input, styles.input)}
          aria-describedby={error ? `${id}error` : `${id}claim`}
          aria-invalid={error ? true : undefined}
          readOnly={busy}
        />
        <SubscribeButton busy={busy} disabled={isEmpty} />
      </div>
      {error ? (
        <p id={`${id}error`} className={formLook.error} role="alert">
          <IconAlert />
          {error}
        </p>
      ) : null}
      <Honeypot />
      <p id={`${id}claim`} className={styles.claim}>
        {newsletter.claim}
      </p>
      <noscript>
        <p className={styles.claim}>Subscribing needs JavaScript.</p>
      </noscript>
    </form>
  );
}

interface SubscribeButtonProps {
  busy: boolean;
  disabled: boolean;
}

/**
 * The submit button of the newsletter form. Before hydration it does nothing. It is a plain button, because a reading
 * page (decision 20) doesn't load Mantine.
 */
function SubscribeButton({ busy, disabled }: SubscribeButtonProps) {
  return (
    <button
      type={useHydrated() ? 'submit' : 'button'}
      className={buttonClass({ variant: 'primary', size: 'lg' }, styles.button)}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : undefined}
    >
      <BusyLabel label="Subscribe" busyLabel="Subscribing..." busy={busy} />
    </button>
  );
}
