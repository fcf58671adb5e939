import { type Actor, requireUser } from '@longreturn/core/actor';
import { requireAdmin } from '@longreturn/core/admin/require-admin';
import { requireEditor } from '@longreturn/core/content/require-editor';
import { requirePremium } from '@longreturn/core/content/require-premium';

/** Who may call a procedure: any signed-in user, users with access to premium content, editors and admins, or only admins. */
export type Access = 'user' | 'premium' | 'editor' | 'admin';

/** The metadata of a procedure. */
export interface ProcedureMeta {
  /** Absent if anyone may call it. */
  access?: Access;
  /** Whether the result may be cached and shared between readers of the same kind. */
  isShared?: true;
}

const CHECKS: Record<Access, (actor: Actor) => void> = {
  user: requireUser,
  premium: requirePremium,
  editor: requireEditor,
  admin: requireAdmin,
};

/** Throws session.required, premium.membership_required or action.forbidden unless the actor has this access. */
export function requireAccess(actor: Actor, access: Access): void {
  CHECKS[access](actor);
}
