import type { User } from '@longreturn/contract/account';
import { type Failure, readErrorBody } from '../../lib/read-failure.ts';

/** Sends a picture as the own one; the answer is the account with its new address, or why it was refused. */
export async function uploadAvatar(picture: File): Promise<{ user: User } | { failure: Failure }> {
  const body = new FormData();
  body.set('picture', picture);
  try {
    const response = await fetch('/api/auth/avatar', { method: 'POST', body });
    const answer: unknown = await response.json();
    if (!response.ok) return { failure: readErrorBody(answer) };
    return { user: answer as User }; // what the path answers on success
  } catch {
    return { failure: { fields: {} } };
  }
}
