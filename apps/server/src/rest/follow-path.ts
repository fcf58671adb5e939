import type { ProcedurePath } from '@longreturn/api/procedure-path';

/** What stands at a procedure's dotted path on the router's record or on a caller. */
export function followPath(root: object, path: ProcedurePath): unknown {
  let found: unknown = root;
  for (const part of path.split('.')) found = (found as Record<string, unknown>)[part]; // the path's type says it is there
  return found;
}
