import type { User } from '@longreturn/contract/account';
import { type Failure, readErrorBody } from '../../lib/read-failure.ts';

/** Uploads the user's picture. Returns the account with the picture's URL, or the reason for a refusal. */
export async function uploadAvatar(picture: File): Promise<{ user: User } | { failure: Failure }> {
  const body = new FormData();
  body.set('picture', picture);
  try {
    const response = await fetch('/api/auth/avatar', { method: 'POST', body });
    const answer: unknown = await response.json();
    if (!response.ok) return { failure: readErrorBody(answer) };
    return { user: answer as User }; // the response on success
  } catch {
    return { failure: { fields: {} } };
  }
}
