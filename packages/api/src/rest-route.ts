import type { ErrorCode } from '@longreturn/contract/errors';
import type { ProcedurePath } from './procedure-path.ts';

/** One documented path and the procedure that answers it. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{name}` parts are input fields, as query and body are. The path wins over the body, the body over the query. */
  path: `/api/${string}`;
  calls: ProcedurePath;
  summary: string;
  /** The procedure answers a keyset page. Over REST its items are the body and the next page is a Link header. */
  paged?: true;
  /** Mail clients may post a form here from any origin (RFC 8058): the signed link says what they may do. */
  oneClick?: true;
  /** Codes of failures besides those that follow from the procedure's access and input, and those any path may have. */
  fails?: readonly ErrorCode[];
}
