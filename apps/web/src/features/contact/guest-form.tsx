import { guestApplicationInput } from '@longreturn/contract/contact';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { Textarea, TextInput } from '@mantine/core';
import { useReader } from '../../lib/auth-provider.tsx';
import { FormEnd } from '../../ui/action-button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import layout from '../../ui/form.module.css';
import { Honeypot } from '../../ui/honeypot.tsx';
import styles from './guest-form.module.css';
import { useContactForm } from './use-contact-form.ts';

const { addresses, guest } = CONTACT_DESK;
const { fields, button } = guest;
type Field = keyof typeof fields;

const EMPTY = { title: '', organization: '', expertise: '', topics: '', bio: '' };
const EMPTY_LINKS = { website: '', socialMedia: '', previousMedia: '' };

/** The form of the guest application. */
export function GuestForm() {
  const { name = '', email = '' } = useReader() ?? {};
  const { form, formProps, busy } = useContactForm({
    schema: guestApplicationInput,
    initialValues: { type: 'guest', name, email, ...EMPTY, ...EMPTY_LINKS, fax: '' },
    draft: 'guest',
    titles: { sent: 'Guest application submitted!', failed: 'Failed to submit application' },
    emailAddress: addresses.guests.email,
  });
  const propsOf = (field: Field) => ({
    label: fields[field].label,
    description: fields[field].hint,
    ...form.getInputProps(field),
  });
  const area = { classNames: { input: styles.area } };
  return (
    <form {...formProps} className={layout.form} aria-label={guest.tab}>
      <div className={layout.two}>
        <TextInput {...propsOf('name')} autoComplete="name" />
        <EmailInput {...propsOf('email')} />
        <TextInput {...propsOf('title')} autoComplete="organization-title" />
        <TextInput {...propsOf('organization')} autoComplete="organization" />
      </div>
      <Textarea {...propsOf('expertise')} {...area} />
      <Textarea {...propsOf('topics')} {...area} />
      <Textarea {...propsOf('bio')} {...area} />
      <TextInput {...propsOf('website')} type="url" autoComplete="url" />
      <TextInput {...propsOf('socialMedia')} />
      <TextInput {...propsOf('previousMedia')} />
      <Honeypot {...form.getInputProps('fax')} />
      <FormEnd size="lg" label={button} busyLabel="Submitting Application..." busy={busy} />
    </form>
  );
}
