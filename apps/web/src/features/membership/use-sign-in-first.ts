import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { leaveFor } from '../../lib/leave-for.ts';
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

/** Returns whether a user is signed in, and a function that opens /login and then /membership with `search`. */
export function useSignIn() {
  const navigate = useNavigate();
  const { session } = useAuth();
  const isSignedIn = session.is === 'user';
  const signIn = async (search: MembershipSearch) => {
    const next = `/membership${stringifySearch(search)}`;
    // A user has to sign in again if the session has ended. Only a full load makes the page forget the ended session.
    if (isSignedIn) await leaveFor(`/login${stringifySearch({ next })}`);
    else await navigate({ to: '/login', search: { next } });
  };
  return { isSignedIn, signIn };
}

/** Like `useSignIn`, but the action continues when the reader is back from /login. */
export function useSignInFirst({ action, resume, isBack }: SignInFirst) {
  const { isSignedIn, signIn } = useSignIn();
  const resumeNow = useEffectEvent(resume);
  useEffect(() => {
    if (isBack && isSignedIn && takeAction(action)) resumeNow();
  }, [action, isBack, isSignedIn]);
  return {
    isSignedIn,
    signInFirst: (search: MembershipSearch) => {
      storeAction(action);
      void signIn(search);
    },
  };
}
