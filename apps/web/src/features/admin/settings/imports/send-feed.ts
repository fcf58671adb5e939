import { uploadedFeedSchema } from '@longreturn/contract/show-imports';
import { readErrorBody } from '../../../../lib/read-failure.ts';

/** Thrown if an upload fails or the site rejects the file. The message is for the user. */
export class RefusedFeed extends Error {}

/** Uploads the file of a feed and returns the ID of the upload. Throws `RefusedFeed` if that fails. */
export async function sendFeed(file: File): Promise<string> {
  const response = await fetch('/api/admin/imports/files', {
    method: 'POST',
    headers: { 'content-type': 'application/xml' },
    body: file,
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  const sent = response?.ok ? uploadedFeedSchema.safeParse(body).data : undefined;
  if (!sent) throw new RefusedFeed(readErrorBody(body).message ?? 'The connection was lost. Please try again.');
  return sent.id;
}
