import type { Failure } from './read-failure.ts';

/** Whether a mailed link is at fault: unknown, too old, or with letters lost on its way. */
export function isLinkFault({ code }: Failure): boolean {
  return code === 'link.invalid' || code === 'input.invalid';
}
