import { NEWSLETTER } from '@longreturn/site/newsletter';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useClient } from '../../lib/use-client.ts';
import { useReader } from '../../lib/use-reader.ts';
import { useTask } from '../../lib/use-task.ts';
import { SubmitButton } from '../../ui/busy-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import { Honeypot } from '../../ui/honeypot.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  /** Where it stands: kept with the subscriber (specification §3, source). */
  source: 'home' | 'newsletter' | 'article' | 'issue';
  className?: string | undefined;
}

/** One address and a button (specification §4, §5, §8). The browser judges the address, and then the server. */
export function NewsletterForm({ source, className }: NewsletterFormProps) {
  const id = useId();
  const client = useClient();
  const email = useReader()?.email;
  const [isEmpty, setEmpty] = useState(!email);
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the page could listen.
  useEffect(() => setEmpty(!input.current?.value), []);
  const { busy, run } = useTask(
    async (given: FormData) => {
      await client.newsletter.subscribe.mutate({ email: textOf(given, 'email'), fax: textOf(given, 'fax'), source });
      showToast({
        title: 'Successfully subscribed!',
        message: 'Welcome to our newsletter. Check your email for confirmation.',
        tone: 'good',
      });
      setEmpty(!email);
      const form = input.current?.form;
      // An empty form disables its button. A reader who has moved on meanwhile keeps their focus.
      if (!email && form?.contains(document.activeElement)) input.current?.focus();
      form?.reset();
    },
    ({ fields }) => {
      const message = fields['email'] ?? 'Please try again later.';
      showToast({ title: 'Subscription failed', message, tone: 'bad' });
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(new FormData(event.currentTarget));
  };
  return (
    <form method="post" className={classNames(styles.form, className)} aria-label="Newsletter" onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Email address
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={email}
          placeholder="you@example.com"
          className={classNames(field.input, styles.input)}
          aria-describedby={`${id}claim`}
          readOnly={busy}
          onInput={({ currentTarget }) => setEmpty(currentTarget.value === '')}
        />
        <SubmitButton
          size="lg"
          className={styles.button}
          label="Subscribe"
          busyLabel="Subscribing..."
          busy={busy}
          disabled={isEmpty}
        />
      </div>
      <Honeypot />
      <p id={`${id}claim`} className={styles.claim}>
        {NEWSLETTER.claim}
      </p>
      <noscript>
        <p className={styles.claim}>Subscribing needs JavaScript.</p>
      </noscript>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
