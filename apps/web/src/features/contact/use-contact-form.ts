import type { ContactInput } from '@longreturn/contract/contact';
import { useClient } from '../../lib/use-client.ts';
import { type FormSchema, useForm } from '../../lib/use-form.ts';
import { showToast } from '../toasts/show-toast.ts';
import { useDraft } from './use-draft.ts';

interface ContactFormOptions {
  schema: FormSchema<ContactInput>;
  type: ContactInput['type'];
  /** What its draft is kept under: a form that a link filled in has its own. */
  draft: string;
  /** The toasts' titles (specification §8). */
  titles: { sent: string; failed: string };
  /** Where to write when nothing helps. */
  address: string;
  /** Not called once the reader has left the page. */
  onSent?: () => void;
}

/**
 * A form of /contact. When it was sent it thanks and is reset; when it was not it says why. What is written is kept until
 * it is sent (use-draft.ts).
 */
export function useContactForm({ schema, type, draft, titles, address, onSent }: ContactFormOptions) {
  const client = useClient();
  const { ref, save, drop } = useDraft(draft);
  const { form, ...rest } = useForm({
    schema,
    read: (given) => ({ ...Object.fromEntries(given), type }),
    send: async (values, element) => {
      const { message } = await client.contact.submit.mutate(values);
      showToast({ title: titles.sent, message, tone: 'good' });
      element.reset();
      drop();
      if (element.isConnected) onSent?.();
    },
    onFailure: ({ message }) => {
      const fallback = `Please try again later, or write to us at ${address}.`;
      showToast({ title: titles.failed, message: message ?? fallback, tone: 'bad' });
    },
  });
  return { ...rest, form: { ...form, ref, onInput: save } };
}
