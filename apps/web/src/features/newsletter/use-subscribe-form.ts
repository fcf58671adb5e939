import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useReader } from '../../lib/auth-provider.tsx';
import { readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Where a form is on the site, stored with the subscriber. */
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

/** The schema of the email address, loaded lazily. */
const loadRules = () => import('@longreturn/contract/newsletter');

/** The state of the newsletter form. */
export function useSubscribeForm(source: SubscribeSource): SubscribeForm {
  const { client } = trpc.useUtils();
  const email = useReader()?.email;
  const [isEmpty, setEmpty] = useState(!email);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration.
  useEffect(() => setEmpty(!input.current?.value), []);

  // Validation and request are one action, which is pending from the press on.
  const { isPending, mutate } = useMutation({
    mutationFn: async (given: FormData) => {
      const { subscribeInput } = await loadRules();
      const judged = subscribeInput.shape.email.safeParse(given.get('email'));
      setError(judged.error?.issues[0]?.message);
      if (!judged.success) return input.current?.focus();
      await client.newsletter.subscribe.mutate({ email: judged.data, fax: String(given.get('fax') ?? ''), source });
      showToast({
        title: 'Successfully subscribed!',
        message: 'Welcome to our newsletter. Check your email for confirmation.',
        tone: 'good',
      });
      setEmpty(!email);
      const form = input.current?.form;
      // An empty form disables its button. The focus moves only if the reader is still here.
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
