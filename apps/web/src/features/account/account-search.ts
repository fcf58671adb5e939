import { textParameter } from '../../lib/text-parameter.ts';

/** What the account's forms read of their address. */
export interface AccountSearch {
  /** Where to go afterwards, as anyone may have written it: `afterSignIn` judges it. */
  next?: string | undefined;
}

export interface LoginSearch extends AccountSearch {
  /** Why signing in with a provider came to nothing. */
  problem?: string;
  /** The secret of a mailed link that confirms an address. */
  confirm?: string;
}

export interface ForgotSearch extends AccountSearch {
  /** The secret of a mailed link for a new password. */
  token?: string;
}

type Given = Record<string, unknown>;

export function accountSearch(given: Given): AccountSearch {
  return textParameter('next', given);
}

export function loginSearch(given: Given): LoginSearch {
  return { ...accountSearch(given), ...textParameter('problem', given), ...textParameter('confirm', given) };
}

export function forgotSearch(given: Given): ForgotSearch {
  return { ...accountSearch(given), ...textParameter('token', given) };
}
