import type { Edition, Subscription } from '@longreturn/contract/newsletter';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import type { FormEvent } from 'react';
import { useClient } from '../../lib/use-client.ts';
import { useTask } from '../../lib/use-task.ts';
import { SubmitButton } from '../../ui/busy-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import form from '../../ui/form.module.css';
import { showToast } from '../toasts/show-toast.ts';
import styles from './preferences-form.module.css';

const EDITIONS = Object.keys(EDITION_TEXTS) as Edition[]; // the keys of the record

interface PreferencesFormProps {
  token: string;
  subscription: Pick<Subscription, 'status' | 'editions'>;
  onSaved: (subscription: Subscription) => void;
}

/** Four checkboxes; choosing none ends the newsletter, choosing some again begins anew. */
export function PreferencesForm({ token, subscription: { status, editions }, onSaved }: PreferencesFormProps) {
  const client = useClient();
  const { busy, run } = useTask(
    async (chosen: Edition[]) => {
      const saved = await client.newsletter.setEditions.mutate({ token, editions: chosen });
      // What has become of the subscription, the page itself tells.
      if (saved.status === status) showToast({ title: 'Preferences saved', tone: 'good' });
      onSaved(saved);
    },
    ({ message = 'Please try again.' }) => {
      showToast({ title: 'Preferences not saved', message, tone: 'bad' });
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    run(EDITIONS.filter((edition) => given.has(edition)));
  };
  return (
    <form method="post" className={form.form} aria-label="Newsletter preferences" onSubmit={submit}>
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
      <div className={form.end}>
        <SubmitButton size="lg" label="Save Preferences" busyLabel="Saving..." busy={busy} />
      </div>
    </form>
  );
}
