import { type Actor, requireUser } from '@longreturn/core/actor';
import { requireAdmin } from '@longreturn/core/admin/require-admin';
import { readerKind } from '@longreturn/core/content/reader-kind';
import { requireEditor } from '@longreturn/core/content/require-editor';
import { requirePremium } from '@longreturn/core/content/require-premium';

/** Who may call a procedure: any signed-in user, readers with premium access, editors and admins, or only admins. */
export type Access = 'user' | 'member' | 'editor' | 'admin';

/** The metadata of a procedure. */
export interface ProcedureMeta {
  /** Absent if anyone may call it. */
  access?: Access;
  /** Whether the result may be cached and shared between readers of the same kind. */
  isShared?: true;
}

const CHECKS: Record<Access, (actor: Actor) => void> = {
  user: requireUser,
  member: (actor) => requirePremium(readerKind(actor)),
  editor: requireEditor,
  admin: requireAdmin,
};

/**
 * Throws an error unless the actor has this access. For 'member', the error is premium.session_required or
 * premium.membership_required. Otherwise, it is session.required or action.forbidden.
 */
export function requireAccess(actor: Actor, access: Access): void {
  CHECKS[access](actor);
}
