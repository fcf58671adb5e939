import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useReader } from '../../lib/auth-provider.tsx';
import { readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';

/** The page with the form. It is stored with the subscriber. */
export type SubscribeSource = 'home' | 'newsletter' | 'article' | 'issue';

interface SubscribeForm {
  busy: boolean;
  isEmpty: boolean;
  /** The error of the email field. */
  error: string | undefined;
  field: {
    ref: RefObject<HTMLInputElement | null>;
    /** The email address of the signed-in user. */
    defaultValue: string | undefined;
    onInput: (event: FormEvent<HTMLInputElement>) => void;
  };
  form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void; onFocus: () => void };
}

/** Loads the schema of the email address. */
const loadRules = () => import('@longreturn/contract/newsletter');

/** Returns the state of the newsletter form. Its `source` is stored with the subscriber. */
export function useSubscribeForm(source: SubscribeSource): SubscribeForm {
  const { client } = trpc.useUtils();
  const email = useReader()?.email;
  const [isEmpty, setEmpty] = useState(!email);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The reader may have typed before hydration.
  useEffect(() => setEmpty(!input.current?.value), []);

  // Validation and request are one action, so that the form is busy as soon as the button is clicked.
  const { isPending, mutate } = useMutation({
    mutationFn: async (given: FormData) => {
      const { subscribeInput } = await loadRules();
      const parsed = subscribeInput.shape.email.safeParse(given.get('email'));
      setError(parsed.error?.issues[0]?.message);
      if (!parsed.success) return input.current?.focus();
      await client.newsletter.subscribe.mutate({ email: parsed.data, fax: String(given.get('fax') ?? ''), source });
      showToast({
        title: 'Successfully subscribed!',
        message: 'Welcome to our newsletter. Check your email for confirmation.',
        tone: 'good',
      });
      setEmpty(!email);
      const form = input.current?.form;
      // Without text in the field, the button is disabled and loses the focus. Move the focus to the field first.
      if (!email && form?.contains(document.activeElement)) input.current?.focus();
      form?.reset();
    },
    onError: (error) => {
      const message = readFailure(error).fields['email'] ?? 'Please try again later.';
      showToast({ title: 'Subscription failed', message, tone: 'bad' });
    },
  });
  return {
    busy: isPending,
    isEmpty,
    error,
    field: {
      ref: input,
      defaultValue: email,
      onInput: ({ currentTarget }) => {
        setEmpty(currentTarget.value === '');
        setError(undefined);
      },
    },
    form: {
      onSubmit: (event) => {
        event.preventDefault();
        mutate(new FormData(event.currentTarget));
      },
      onFocus: () => void loadRules().catch(() => undefined),
    },
  };
}
