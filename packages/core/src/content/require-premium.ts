import { AppError } from '../app-error.ts';
import { canReadPremium, premiumRefusal, type ReaderKind } from './reader-kind.ts';

/**
 * Throws premium.session_required for anonymous readers and premium.membership_required for signed-in readers without
 * premium access.
 */
export function requirePremium(reader: ReaderKind): void {
  if (!canReadPremium(reader)) throw new AppError(premiumRefusal(reader));
}
