import type { ContactInput } from '@longreturn/contract/contact';
import type { ZodType } from 'zod';
import { trpc } from '../../lib/trpc.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { showToast } from '../toasts/show-toast.ts';

interface ContactFormOptions<Fields> {
  schema: ZodType<ContactInput>;
  /** Includes `type`, which names the form, and `fax`, the honeypot. */
  initialValues: Fields;
  /**
   * The draft's name. If a link to the form fills in fields, their values are part of the name, so that a link with
   * other values has another draft.
   */
  draft: string;
  /** The titles of the toasts. */
  titles: { sent: string; failed: string };
  /** The email address shown when sending fails. */
  emailAddress: string;
  /** Called after sending, unless the reader has left the page. */
  onSent?: () => void;
}

/**
 * Returns the state of a form of /contact. The text is stored as a draft (use-draft.ts). After sending, the form is
 * reset and the draft is deleted.
 */
export function useContactForm<Fields extends Record<string, unknown>>(options: ContactFormOptions<Fields>) {
  const { schema, initialValues, draft, titles, emailAddress, onSent } = options;
  const contact = trpc.contact.submit.useMutation();
  const { ref, save, drop } = useDraft(draft);
  const { formProps, ...rest } = useSchemaForm({
    schema,
    initialValues,
    send: async (values) => {
      const { message } = await contact.mutateAsync(values);
      showToast({ title: titles.sent, message, tone: 'good' });
      ref.current?.reset();
      drop();
      if (ref.current) onSent?.();
    },
    onFailure: ({ message }) => {
      const fallback = `Please try again later, or write to us at ${emailAddress}.`;
      showToast({ title: titles.failed, message: message ?? fallback, tone: 'bad' });
      return undefined;
    },
  });
  return { ...rest, formProps: { ...formProps, ref, onInput: save } };
}
