import { type Edition, editionsForm, type Subscription } from '@longreturn/contract/newsletter';
import { EDITION_TEXTS, EDITIONS } from '@longreturn/site/edition-texts';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import { isInvalidLinkError } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { FormEnd } from '../../ui/action-button.tsx';
import layout from '../../ui/form.module.css';
import { IconAlert } from '../../ui/icons.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './preferences-form.module.css';
import type { EmailedLinkProps } from './unsubscribe-button.tsx';

interface PreferencesFormProps extends EmailedLinkProps {
  subscription: Pick<Subscription, 'status' | 'editions'>;
}

/**
 * A form with a checkbox for each edition. Saving it with all checkboxes cleared cancels an active subscription. Saving
 * it with any checkbox selected makes an inactive subscription active.
 */
export function PreferencesForm({
  subscription: { status, editions },
  token,
  onDone,
  onInvalid,
}: PreferencesFormProps) {
  const isActive = status === 'active';
  const setEditions = trpc.newsletter.setEditions.useMutation();
  const { form, formProps, busy } = useSchemaForm({
    schema: editionsForm({ mayBeNone: isActive }),
    initialValues: Object.fromEntries(EDITIONS.map((edition) => [edition, isActive && editions.includes(edition)])),
    send: async (chosen) => {
      const saved = await setEditions.mutateAsync({ token, editions: chosen });
      // If the subscription started or ended, the page shows a notice instead of this toast.
      if (saved.status === status) showToast({ title: 'Preferences saved', tone: 'good' });
      onDone(saved);
    },
    onFailure: (failure) => {
      if (isInvalidLinkError(failure)) onInvalid();
      else showToast({ title: 'Preferences not saved', message: failure.message ?? 'Please try again.', tone: 'bad' });
      return undefined;
    },
  });
  const [error] = Object.values(form.errors);
  return (
    <form {...formProps} className={layout.form} aria-label="Newsletter preferences">
      <fieldset className={styles.editions}>
        <legend className={styles.legend}>What would you like to get?</legend>
        {EDITIONS.map((edition) => (
          <EditionCheckbox
            key={edition}
            edition={edition}
            {...form.getInputProps(edition, { type: 'checkbox', withError: false })}
          />
        ))}
      </fieldset>
      {error ? (
        <p className={layout.error} role="alert">
          <IconAlert />
          {error}
        </p>
      ) : null}
      <FormEnd size="lg" label="Save Preferences" busyLabel="Saving..." busy={busy} />
    </form>
  );
}

interface EditionCheckboxProps extends CheckboxProps {
  edition: Edition;
}

/** A checkbox for an edition of the newsletter, with its description. */
function EditionCheckbox({ edition, ...rest }: EditionCheckboxProps) {
  const { title, text } = EDITION_TEXTS[edition];
  return (
    <div className={styles.edition}>
      <Checkbox {...rest} label={title} aria-describedby={`about-${edition}`} />
      <p id={`about-${edition}`} className={styles.text}>
        {text}
      </p>
    </div>
  );
}
