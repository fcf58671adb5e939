import type { User } from '@longreturn/contract/account';
import { type ProfileChanges, updateProfileInput } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { Switch, Textarea, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { takeFocus } from '../../lib/form-fields.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { FormEnd } from '../../ui/action-button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import layout from '../../ui/form.module.css';
import { showToast, type Toast } from '../toasts/show-toast.ts';
import { showUpdateError, useSetUser } from './use-set-user.ts';

interface ProfileFormProps {
  user: User;
  ref: RefObject<HTMLFormElement | null>;
  /** Called after saving or cancelling. */
  onEnd: () => void;
}

/** The profile's edit mode. */
export function ProfileForm({ user: { name, email, profile }, ref, onEnd }: ProfileFormProps) {
  const update = trpc.auth.updateProfile.useMutation();
  const setUser = useSetUser();
  const { phoneNumber, bio, newsletterOptIn } = profile;
  const { form, formProps, busy } = useSchemaForm({
    schema: updateProfileInput,
    initialValues: { name, phoneNumber: phoneNumber ?? '', bio: bio ?? '', newsletterOptIn },
    send: async (values) => {
      const changes = profileChanges(values, { wasOn: form.getInitialValues().newsletterOptIn });
      const saved = await update.mutateAsync(changes);
      setUser(saved);
      showToast(savedToast(saved, { turnedOn: changes.newsletterOptIn === true }));
      onEnd();
    },
    onFailure: () => {
      showUpdateError(undefined);
      return undefined;
    },
  });
  const { length } = form.useWatchValue('bio');
  return (
    <form {...formProps} ref={ref} className={layout.form} aria-label="Edit profile">
      <div className={layout.two}>
        <TextInput ref={takeFocus} label="Name" autoComplete="name" {...form.getInputProps('name')} />
        <EmailInput name="email" readOnly defaultValue={email} description="Email cannot be changed" />
      </div>
      <TextInput label="Phone number" type="tel" autoComplete="tel" {...form.getInputProps('phoneNumber')} />
      <Textarea label="Bio" description={`${length} of ${LIMITS.bioMax} characters`} {...form.getInputProps('bio')} />
      <Switch label="Newsletter" {...form.getInputProps('newsletterOptIn', { type: 'checkbox' })} />
      <FormEnd label="Save Changes" busyLabel="Saving..." busy={busy} onCancel={onEnd} />
    </form>
  );
}

/**
 * Returns what the profile's form sends. `wasOn`: whether the newsletter switch was on when the form opened. If the
 * switch is unchanged, it is left out, because the user may have unsubscribed with an emailed link in the meantime.
 */
export function profileChanges(values: ProfileChanges, { wasOn }: { wasOn: boolean }): ProfileChanges {
  const { newsletterOptIn } = values;
  return { ...values, newsletterOptIn: newsletterOptIn === wasOn ? undefined : newsletterOptIn };
}

/**
 * Returns the toast to show after the profile was saved. `turnedOn`: whether this save turned the newsletter on. If so
 * and the email address is unconfirmed, the toast asks the user to confirm the address first.
 */
export function savedToast(
  { email, emailConfirmed }: Pick<User, 'email' | 'emailConfirmed'>,
  { turnedOn }: { turnedOn: boolean },
): Toast {
  if (!turnedOn || emailConfirmed) return { title: 'Profile updated', tone: 'good' };
  const message = `Your profile is saved. The newsletter starts once you open the link that we sent to ${email}.`;
  return { title: 'Confirm your email first', message, tone: 'good' };
}
