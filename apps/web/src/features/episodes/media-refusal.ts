import { isTRPCClientError } from '@trpc/client';

/** Whether media stays away because it is for members, not because something broke (design §4, Premium). */
export function isForMembers(error: unknown): boolean {
  return isTRPCClientError(error) && isPremiumCode(error.data);
}

function isPremiumCode(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('code' in data)) return false;
  return data.code === 'premium.session_required' || data.code === 'premium.membership_required';
}
