import type { ErrorCode } from '@longreturn/contract/errors';
import type { ProcedurePath } from './procedure-path.ts';

/** A documented path and its procedure. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * `{name}` parts are input fields, like query and body fields. The path overrides the body, and the body overrides
   * the query.
   */
  path: `/api/${string}`;
  calls: ProcedurePath;
  summary: string;
  /**
   * Whether the procedure returns a keyset page. Over REST, the body is the array of its items, and a Link header leads
   * to the next page.
   */
  paged?: true;
  /** Whether mail clients may post a form here from any origin (RFC 8058). The signed link authorizes the request. */
  oneClick?: true;
  /** Error codes besides those that follow from the procedure's access and input, and those of every path. */
  fails?: readonly ErrorCode[];
}
