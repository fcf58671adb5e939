import type { ProcedurePath } from '@longreturn/api/procedure-path';

/** Returns the value at a procedure's dotted path in the router's record or in a caller. */
export function followPath(root: object, path: ProcedurePath): unknown {
  let found: unknown = root;
  for (const part of path.split('.')) found = (found as Record<string, unknown>)[part]; // the path's type guarantees it
  return found;
}
