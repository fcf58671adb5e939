import type { User } from '@longreturn/contract/account';
import { updateProfileInput } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { type RefObject, useState } from 'react';
import { takeFocus } from '../../lib/take-focus.ts';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import form from '../../ui/form.module.css';
import { FormEnd } from '../../ui/form-end.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { failUpdate } from './fail-update.ts';
import { readProfile } from './read-profile.ts';
import { savedToast } from './saved-toast.ts';
import { useSetUser } from './use-set-user.ts';

interface ProfileFormProps {
  user: User;
  ref: RefObject<HTMLFormElement | null>;
  /** Called when it was saved or given up. */
  onEnd: () => void;
}

/** The profile's edit mode (specification §4, §5). */
export function ProfileForm({ user: { name, email, profile }, ref, onEnd }: ProfileFormProps) {
  const client = useClient();
  const setUser = useSetUser();
  const [bioLength, setBioLength] = useState(profile.bio?.length ?? 0);
  const [wasOn] = useState(profile.newsletterOptIn);
  const {
    form: handlers,
    errors,
    busy,
  } = useForm({
    schema: updateProfileInput,
    read: (fields) => readProfile(fields, { wasOn }),
    send: async (values) => {
      const saved = await client.auth.updateProfile.mutate(values);
      setUser(saved);
      showToast(savedToast(saved, { turnedOn: values.newsletterOptIn === true }));
      onEnd();
    },
    onFailure: () => {
      failUpdate(undefined);
      return undefined;
    },
  });
  return (
    <form {...handlers} ref={ref} className={form.form} aria-label="Edit profile">
      <div className={form.two}>
        <TextField
          ref={takeFocus}
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          error={errors['name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          readOnly
          defaultValue={email}
          hint="Email cannot be changed"
        />
      </div>
      <TextField
        label="Phone number"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        defaultValue={profile.phoneNumber ?? ''}
        error={errors['phoneNumber']}
      />
      <TextArea
        label="Bio"
        name="bio"
        defaultValue={profile.bio ?? ''}
        error={errors['bio']}
        hint={`${bioLength} of ${LIMITS.bioMax} characters`}
        onInput={({ currentTarget }) => setBioLength(currentTarget.value.length)}
      />
      <Switch name="newsletterOptIn" defaultChecked={wasOn}>
        Newsletter
      </Switch>
      <FormEnd label="Save Changes" busyLabel="Saving..." busy={busy} onCancel={onEnd} />
    </form>
  );
}
