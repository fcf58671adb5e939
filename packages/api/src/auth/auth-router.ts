import type { RestRoute } from '../rest-route.ts';
import { router } from '../trpc.ts';
import { ACCOUNT_ROUTES, account } from './account.ts';
import { EMAIL_ROUTES, email } from './email.ts';
import { PASSWORD_ROUTES, password } from './password.ts';
import { SESSION_ROUTES, session } from './session.ts';
import { SESSIONS_ROUTES, sessions } from './sessions.ts';

/** The procedures for sessions and the user's account. */
export const authRouter = router({ ...session, ...account, ...email, password, sessions });

export const AUTH_ROUTES: readonly RestRoute[] = [
  ...SESSION_ROUTES,
  ...ACCOUNT_ROUTES,
  ...PASSWORD_ROUTES,
  ...EMAIL_ROUTES,
  ...SESSIONS_ROUTES,
];
