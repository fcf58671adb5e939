import { doneResponse, IDENTITY_PROVIDERS, type User, userResponse, userSchema } from '@longreturn/contract/account';
import { loginInput, registerInput } from '@longreturn/contract/account-input';
import { logout } from '@longreturn/core/account/end-session';
import { getUser } from '@longreturn/core/account/get-user';
import { login } from '@longreturn/core/account/login';
import { register } from '@longreturn/core/account/register';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { RestRoute } from '../rest-route.ts';
import { procedure, signedIn } from '../trpc.ts';
import { keepSession } from './keep-session.ts';

/** Returns the actor's account from the session, or else from the database. Throws session.required. */
async function accountOf({ deps, actor, session }: Pick<Context, 'deps' | 'actor' | 'session'>): Promise<User> {
  return session?.user ?? getUser(deps, actor);
}

/** The procedures for the current user and for signing up, in and out. */
export const session = {
  /** For the site's own pages: returns the signed-in user, or null. */
  session: procedure
    .output(userSchema.nullable())
    .query(({ ctx }) => (ctx.actor.is === 'user' ? accountOf(ctx) : null)),
  me: signedIn.output(userSchema).query(({ ctx }) => accountOf(ctx)),
  providers: procedure
    .output(z.array(z.object({ name: z.enum(IDENTITY_PROVIDERS), configured: z.boolean() })))
    .query(({ ctx }) => IDENTITY_PROVIDERS.map((name) => ({ name, configured: ctx.identityProviders.includes(name) }))),
  login: procedure
    .input(loginInput)
    .output(userResponse)
    .mutation(async ({ ctx, input }) => keepSession(ctx, await login(ctx.deps, ctx.client, input))),
  register: procedure
    .input(registerInput)
    .output(userResponse)
    .mutation(async ({ ctx, input }) => keepSession(ctx, await register(ctx.deps, ctx.client, input))),
  logout: procedure.output(doneResponse).mutation(async ({ ctx }) => {
    if (ctx.session) await logout(ctx.deps, ctx.session);
    ctx.keeper.forget();
    return { success: true } as const;
  }),
};

export const SESSION_ROUTES: readonly RestRoute[] = [
  { method: 'GET', path: '/api/auth/me', calls: 'auth.me', summary: 'The signed-in user' },
  {
    method: 'POST',
    path: '/api/auth/login',
    calls: 'auth.login',
    summary: 'Signs in with email address and password',
    errors: ['credentials.wrong', 'account.frozen'],
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    calls: 'auth.register',
    summary: 'Creates an account and signs in',
    errors: ['email.taken', 'feature.disabled'],
  },
  { method: 'POST', path: '/api/auth/logout', calls: 'auth.logout', summary: 'Signs out' },
];
