import { contactMessageInput } from '@longreturn/contract/contact';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useReader } from '../../lib/auth-provider.tsx';
import { stringifySearch } from '../../lib/search-schema.ts';
import { FormEnd } from '../../ui/action-button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import layout from '../../ui/form.module.css';
import { Honeypot } from '../../ui/honeypot.tsx';
import type { ContactSearch } from './contact-search.ts';
import { useContactForm } from './use-contact-form.ts';

const { addresses, general } = CONTACT_DESK;
const { fields, types, button } = general;
const TYPES = types.map(({ value, title }) => ({ value, label: title }));

interface GeneralFormProps {
  /** The values that a link to the page fills into the form. */
  prefilled: ContactSearch;
  /** Called after sending, unless the reader has left the page. */
  onSent: () => void;
}

/** The form for a message to the team. */
export function GeneralForm({ prefilled, onSent }: GeneralFormProps) {
  const { contactType = 'general', subject = '', message = '' } = prefilled;
  const { name = '', email = '' } = useReader() ?? {};
  const { form, formProps, busy } = useContactForm({
    schema: contactMessageInput,
    initialValues: { type: 'general', name, email, contactType, subject, message, fax: '' },
    draft: `general ${stringifySearch({ contactType, subject, message })}`,
    titles: { sent: 'Message sent!', failed: 'Failed to send message' },
    emailAddress: addresses.general.email,
    onSent,
  });
  const propsOf = (field: keyof typeof fields) => ({
    label: fields[field].label,
    description: fields[field].hint,
    ...form.getInputProps(field),
  });
  return (
    <form {...formProps} className={layout.form} aria-label={general.tab}>
      <div className={layout.two}>
        <TextInput {...propsOf('name')} autoComplete="name" />
        <EmailInput {...propsOf('email')} />
      </div>
      <NativeSelect key={contactType} {...propsOf('contactType')} data={TYPES} />
      <TextInput {...propsOf('subject')} />
      <Textarea {...propsOf('message')} />
      <Honeypot {...form.getInputProps('fax')} />
      <FormEnd size="lg" label={button} busyLabel="Sending..." busy={busy} />
    </form>
  );
}
