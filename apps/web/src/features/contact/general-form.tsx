import { contactMessageInput } from '@longreturn/contract/contact';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { stringifySearch } from '../../lib/search-params.ts';
import { useReader } from '../../lib/use-reader.ts';
import { AddressField } from '../../ui/address-field.tsx';
import form from '../../ui/form.module.css';
import { FormEnd } from '../../ui/form-end.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import type { ContactSearch } from './contact-search.ts';
import { useContactForm } from './use-contact-form.ts';

const { addresses, general } = CONTACT_DESK;
const { fields, types, button } = general;

interface GeneralFormProps {
  /** What a link has written into it. */
  prefilled: ContactSearch;
  /** Not called once the reader has left the page. */
  onSent: () => void;
}

/** A message to the team (specification §5, Contact; §8). */
export function GeneralForm({ prefilled, onSent }: GeneralFormProps) {
  const { contactType = 'general', subject, message } = prefilled;
  const reader = useReader();
  const {
    form: handlers,
    errors,
    busy,
  } = useContactForm({
    schema: contactMessageInput,
    type: 'general',
    draft: `general ${stringifySearch({ contactType, subject, message })}`,
    titles: { sent: 'Message sent!', failed: 'Failed to send message' },
    address: addresses.general.email,
    onSent,
  });
  return (
    <form {...handlers} className={form.form} aria-label={general.tab}>
      <div className={form.two}>
        <TextField
          {...fields.name}
          name="name"
          autoComplete="name"
          defaultValue={reader?.name}
          error={errors['name']}
        />
        <AddressField {...fields.email} defaultValue={reader?.email} error={errors['email']} />
      </div>
      <SelectField
        key={contactType}
        {...fields.contactType}
        name="contactType"
        options={types}
        defaultValue={contactType}
        error={errors['contactType']}
      />
      <TextField {...fields.subject} name="subject" defaultValue={subject ?? ''} error={errors['subject']} />
      <TextArea {...fields.message} name="message" defaultValue={message ?? ''} error={errors['message']} />
      <Honeypot />
      <FormEnd size="lg" label={button} busyLabel="Sending..." busy={busy} />
    </form>
  );
}
