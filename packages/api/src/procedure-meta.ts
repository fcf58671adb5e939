import { requireUser } from '@longreturn/core/account/require-user';
import type { Actor } from '@longreturn/core/actor';
import { requireAdmin } from '@longreturn/core/admin/require-admin';
import { requireEditor } from '@longreturn/core/content/require-editor';

/** Who may call a procedure. */
export type Access = 'user' | 'editor' | 'admin';

/** What is known about a procedure without calling it. */
export interface ProcedureMeta {
  /** Absent where anyone may call it. */
  access?: Access;
  /** Its answer may be stored and shared between readers of one kind. */
  isShared?: true;
}

const CHECKS: Record<Access, (actor: Actor) => void> = {
  user: requireUser,
  editor: requireEditor,
  admin: requireAdmin,
};

/** Throws session.required or action.forbidden unless the actor may call procedures of this access. */
export function requireAccess(actor: Actor, access: Access): void {
  CHECKS[access](actor);
}
