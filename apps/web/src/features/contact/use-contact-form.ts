import type { ContactInput } from '@longreturn/contract/contact';
import { useClient } from '../../lib/use-client.ts';
import { type FormSchema, useForm } from '../../lib/use-form.ts';
import { showToast } from '../toasts/show-toast.ts';

interface ContactFormOptions {
  schema: FormSchema<ContactInput>;
  type: ContactInput['type'];
  /** The toasts' titles (specification §8). */
  titles: { sent: string; failed: string };
  /** Where to write when nothing helps. */
  address: string;
  /** Not called once the reader has left the page. */
  onSent?: () => void;
}

/** A form of /contact: what was sent is thanked for and emptied; why nothing was sent is said, and nothing typed is lost. */
export function useContactForm({ schema, type, titles, address, onSent }: ContactFormOptions) {
  const client = useClient();
  return useForm({
    schema,
    read: (given) => ({ ...Object.fromEntries(given), type }),
    send: async (values, element) => {
      const { message } = await client.contact.submit.mutate(values);
      showToast({ title: titles.sent, message, tone: 'good' });
      element.reset();
      if (element.isConnected) onSent?.();
    },
    onFailure: ({ message }) => {
      const fallback = `Please try again later, or write to us at ${address}.`;
      showToast({ title: titles.failed, message: message ?? fallback, tone: 'bad' });
    },
  });
}
