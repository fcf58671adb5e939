import { guestApplicationInput } from '@longreturn/contract/contact';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { useReader } from '../../lib/use-reader.ts';
import { AddressField } from '../../ui/address-field.tsx';
import form from '../../ui/form.module.css';
import { FormEnd } from '../../ui/form-end.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import styles from './guest-form.module.css';
import { useContactForm } from './use-contact-form.ts';

const { addresses, guest } = CONTACT_DESK;
const { fields, button } = guest;

/** Somebody who would like to be a guest of the show (specification §5, Guest application; §8). */
export function GuestForm() {
  const reader = useReader();
  const {
    form: handlers,
    errors,
    busy,
  } = useContactForm({
    schema: guestApplicationInput,
    type: 'guest',
    draft: 'guest',
    titles: { sent: 'Guest application submitted!', failed: 'Failed to submit application' },
    address: addresses.guests.email,
  });
  return (
    <form {...handlers} className={form.form} aria-label={guest.tab}>
      <div className={form.two}>
        <TextField
          {...fields.name}
          name="name"
          autoComplete="name"
          defaultValue={reader?.name}
          error={errors['name']}
        />
        <AddressField {...fields.email} defaultValue={reader?.email} error={errors['email']} />
        <TextField {...fields.title} name="title" autoComplete="organization-title" error={errors['title']} />
        <TextField
          {...fields.organization}
          name="organization"
          autoComplete="organization"
          error={errors['organization']}
        />
      </div>
      <TextArea {...fields.expertise} name="expertise" className={styles.area} error={errors['expertise']} />
      <TextArea {...fields.topics} name="topics" className={styles.area} error={errors['topics']} />
      <TextArea {...fields.bio} name="bio" className={styles.area} error={errors['bio']} />
      <TextField {...fields.website} name="website" type="url" autoComplete="url" error={errors['website']} />
      <TextField {...fields.socialMedia} name="socialMedia" error={errors['socialMedia']} />
      <TextField {...fields.previousMedia} name="previousMedia" error={errors['previousMedia']} />
      <Honeypot />
      <FormEnd size="lg" label={button} busyLabel="Submitting Application..." busy={busy} />
    </form>
  );
}
