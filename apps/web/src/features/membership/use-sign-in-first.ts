import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { stringifySearch } from '../../lib/search-schema.ts';
import type { MembershipSearch } from './membership-search.ts';
import { type ResumedAction, storeAction, takeAction } from './resumed-action.ts';

interface SignInFirst {
  action: ResumedAction;
  /** Runs the action when the reader is back from the sign-in. */
  resume: () => void;
  /** Whether the URL says that the reader is back. */
  isBack: boolean;
}

/**
 * Returns a function that sends an anonymous reader to /login and then back to /membership with `search`, where the
 * action continues.
 */
export function useSignInFirst({ action, resume, isBack }: SignInFirst) {
  const navigate = useNavigate();
  const { session } = useAuth();
  const isSignedIn = session.is === 'user';
  const resumeNow = useEffectEvent(resume);
  useEffect(() => {
    if (isBack && isSignedIn && takeAction(action)) resumeNow();
  }, [action, isBack, isSignedIn]);
  return {
    isSignedIn,
    signInFirst: (search: MembershipSearch) => {
      storeAction(action);
      void navigate({ to: '/login', search: { next: `/membership${stringifySearch(search)}` } });
    },
  };
}
