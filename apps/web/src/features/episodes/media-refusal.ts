import { isTRPCClientError } from '@trpc/client';

/** Whether media is missing because it is for members, rather than because of a failure. */
export function isForMembers(error: unknown): boolean {
  return isTRPCClientError(error) && isPremiumCode(error.data);
}

function isPremiumCode(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('code' in data)) return false;
  return data.code === 'premium.session_required' || data.code === 'premium.membership_required';
}
