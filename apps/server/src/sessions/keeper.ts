import type { SessionKeeper } from '@longreturn/api/context';
import type { FastifyReply } from 'fastify';
import type { Env } from '../env.ts';
import { clearSessionCookie, sessionCookie } from './session-cookie.ts';

/** Stores a session in the user's cookie. A second call for the same response replaces the first. */
export function keeperOf(reply: FastifyReply, env: Pick<Env, 'origin'>): SessionKeeper {
  return {
    keep: (session) => void reply.header('set-cookie', sessionCookie(session, env)),
    forget: () => void reply.header('set-cookie', clearSessionCookie(env)),
  };
}
