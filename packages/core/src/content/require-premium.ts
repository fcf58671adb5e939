import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { canReadPremium, readerKind } from './reader-kind.ts';

/**
 * Throws session.required for anonymous actors and premium.membership_required for users without access to premium
 * content. Returns the user.
 */
export function requirePremium(actor: Actor): ReturnType<typeof requireUser> {
  const user = requireUser(actor);
  if (!canReadPremium(readerKind(actor))) throw new AppError('premium.membership_required');
  return user;
}
