import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useReader } from '../../lib/use-reader.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Where a form stands: kept with the subscriber (specification §3, source). */
export type SubscribeSource = 'home' | 'newsletter' | 'article' | 'issue';

interface SubscribeForm {
  busy: boolean;
  isEmpty: boolean;
  /** What is wrong with the email address. */
  error: string | undefined;
  field: {
    ref: RefObject<HTMLInputElement | null>;
    /** The email address of who is signed in. */
    defaultValue: string | undefined;
    onInput: (event: FormEvent<HTMLInputElement>) => void;
  };
  form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void; onFocus: () => void };
}

/** The rules of the email address, which the first page need not load. */
const loadRules = () => import('@longreturn/contract/newsletter');

/** The form of the newsletter (specification §4, §5, §8). */
export function useSubscribeForm(source: SubscribeSource): SubscribeForm {
  const { client } = trpc.useUtils();
  const email = useReader()?.email;
  const [isEmpty, setEmpty] = useState(!email);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the page could listen.
  useEffect(() => setEmpty(!input.current?.value), []);

  // The rules and the request are one act: it is pending from the press on.
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
      // An empty form disables its button. A reader who has moved on meanwhile keeps their focus.
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
