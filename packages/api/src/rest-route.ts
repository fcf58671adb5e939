import type { ErrorCode } from '@longreturn/contract/errors';
import type { ProcedurePath } from './procedure-path.ts';

/** A row of the REST table: a documented path and method, and the procedure that it calls. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * The path. Its `{name}` parts are input fields, like the fields of the query and the body. The path overrides the
   * body, and the body overrides the query.
   */
  path: `/api/${string}`;
  calls: ProcedurePath;
  summary: string;
  /**
   * Whether the procedure returns a keyset page. Over REST, the body is the array of the page's items, and a Link
   * header has the URL of the next page.
   */
  paged?: true;
  /**
   * Whether email clients may post a form here from any origin (RFC 8058). The token in the URL authorises the request.
   */
  oneClick?: true;
  /** The maximum size of the body in bytes. Only for a row that needs more than the server's default limit. */
  bodyBytes?: number;
  /** The error codes of this row only. The codes for access and input, and the codes that every row has, are added. */
  errors?: readonly ErrorCode[];
}
