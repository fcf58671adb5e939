import type { ReactNode } from 'react';
import { GoLink } from '../../../ui/go-link.tsx';

/** The path as a plain string: the page responds with 404 until it is built. */
const MEMBERSHIP: { to: string } = { to: '/membership' };

export function JoinLink({ children }: { children: ReactNode }) {
  return <GoLink {...MEMBERSHIP}>{children}</GoLink>;
}
