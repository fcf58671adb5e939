import type { ErrorCode } from '@longreturn/contract/errors';
import type { ProcedurePath } from './procedure-path.ts';

/** One documented path and the procedure that answers it. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{name}` parts become input fields, as the query and the body do; a path's win over a body's over a query's. */
  path: `/api/${string}`;
  calls: ProcedurePath;
  summary: string;
  /** The procedure answers a keyset page; over REST its items are the body, the next page a Link header. */
  paged?: true;
  /** A mail client may post a form too, from wherever it is (RFC 8058): what it may do stands in its signed link. */
  oneClick?: true;
  /** How it may fail, beside what any path does: a malformed input, too many requests, a fault of ours. */
  fails?: readonly ErrorCode[];
}
