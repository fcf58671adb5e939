import type { Subscription } from '@longreturn/contract/newsletter';
import { EDITION_TEXTS, EDITIONS } from '@longreturn/site/edition-texts';
import { type FormEvent, useState } from 'react';
import { isLinkFault } from '../../lib/is-link-fault.ts';
import { readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { SubmitButton } from '../../ui/busy-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import form from '../../ui/form.module.css';
import { IconAlert } from '../../ui/icons.tsx';
import { failureToast } from '../toasts/failure-toast.ts';
import { showToast } from '../toasts/show-toast.ts';
import styles from './preferences-form.module.css';
import type { MailedLinkProps } from './unsubscribe-button.tsx';

const failSaving = failureToast('Preferences not saved');

interface PreferencesFormProps extends MailedLinkProps {
  subscription: Pick<Subscription, 'status' | 'editions'>;
}

/** Four checkboxes; choosing none ends a running newsletter, choosing some begins one that does not run. */
export function PreferencesForm(props: PreferencesFormProps) {
  const { token, onDone, onInvalid } = props;
  const { status, editions } = props.subscription;
  const [isRefused, setRefused] = useState(false);
  const save = trpc.newsletter.setEditions.useMutation({
    onSuccess: (saved) => {
      // The page itself shows when the subscription began or ended.
      if (saved.status === status) showToast({ title: 'Preferences saved', tone: 'good' });
      onDone(saved);
    },
    onError: (error) => (isLinkFault(readFailure(error)) ? onInvalid() : failSaving(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const chosen = EDITIONS.filter((edition) => given.has(edition));
    const isNothing = chosen.length === 0 && status !== 'active';
    setRefused(isNothing);
    if (isNothing) return event.currentTarget.querySelector('input')?.focus();
    save.mutate({ token, editions: chosen });
  };
  return (
    <form
      method="post"
      className={form.form}
      aria-label="Newsletter preferences"
      onSubmit={submit}
      onChange={() => setRefused(false)}
    >
      <fieldset className={styles.editions}>
        <legend className={styles.legend}>What would you like to get?</legend>
        {EDITIONS.map((edition) => (
          <div key={edition} className={styles.edition}>
            <Choice
              type="checkbox"
              name={edition}
              defaultChecked={status === 'active' && editions.includes(edition)}
              aria-describedby={`about-${edition}`}
            >
              {EDITION_TEXTS[edition].title}
            </Choice>
            <p id={`about-${edition}`} className={styles.text}>
              {EDITION_TEXTS[edition].text}
            </p>
          </div>
        ))}
      </fieldset>
      {isRefused ? (
        <p className={form.error} role="alert">
          <IconAlert />
          Choose at least one
        </p>
      ) : null}
      <div className={form.end}>
        <SubmitButton size="lg" label="Save Preferences" busyLabel="Saving..." busy={save.isPending} />
      </div>
    </form>
  );
}
