import { AppError } from '../app-error.ts';
import { canReadPremium, type ReaderKind } from './reader-kind.ts';

/**
 * Throws premium.session_required for anonymous readers and premium.membership_required for signed-in readers without
 * premium access.
 */
export function requirePremium(reader: ReaderKind): void {
  if (canReadPremium(reader)) return;
  throw new AppError(reader === 'anonymous' ? 'premium.session_required' : 'premium.membership_required');
}
