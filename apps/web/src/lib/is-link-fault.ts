import type { Failure } from './read-failure.ts';

/** Whether the error is caused by a mailed link that is unknown, expired or incomplete. */
export function isLinkFault({ code }: Failure): boolean {
  return code === 'link.invalid' || code === 'input.invalid';
}
