import type { Deps } from '../deps.ts';
import type { MailKind } from './define-mail.ts';
import type { Mail, MailJob } from './mail.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

const KINDS: readonly MailKind<string, MailJob, object>[] = MAIL_KINDS;

/**
 * Prepares the email of a job: its recipient and content. Creates its links now and stores only their hashes. Returns
 * undefined if the email is no longer needed.
 */
export async function prepareMail(deps: Deps, job: MailJob): Promise<Mail | undefined> {
  const found = KINDS.find(({ kind }) => kind === job.kind);
  const prepared = await found?.prepare(deps, job);
  if (!prepared) return undefined;
  const content = { kind: job.kind, ...prepared.content } as Mail['content']; // the content matches this kind
  return { ...prepared, content };
}
