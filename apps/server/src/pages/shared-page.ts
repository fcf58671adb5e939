import type { User } from '@longreturn/contract/account';
import { escapeXml } from '@longreturn/site/art/escape-xml';
import { type GzipPiece, gzipPiece } from '../cache/gzip-pieces.ts';
import type { RenderedPage } from './page-renderer.ts';
import { MARKS, type StandIn } from './stand-in.ts';

const ANY_MARK = new RegExp(`(${MARKS.name}|${MARKS.account})`);

/** A page that says of its reader no more than their name and, as data, their account: made once, filled in for each. */
export class SharedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** About how many bytes are held. */
  readonly size: number;
  /** The page's text cut at the marks: text and mark in turn. */
  readonly #pieces: readonly (GzipPiece | 'name' | 'account')[];

  private constructor({ status, headers, html }: RenderedPage) {
    this.status = status;
    this.headers = headers;
    this.size = html.length * 2;
    this.#pieces = html.split(ANY_MARK).map((piece) => {
      if (piece === MARKS.name) return 'name';
      return piece === MARKS.account ? 'account' : gzipPiece(Buffer.from(piece), 9);
    });
  }

  /** What was rendered with the stand-in; undefined when it is for one reader alone. */
  static from(page: RenderedPage, standIn: StandIn): SharedPage | undefined {
    if (standIn.toldMore()) return undefined;
    // A name that was asked for and stands nowhere was made into something else: initials, a greeting's first word.
    if (page.html.split(MARKS.name).length - 1 !== standIn.names()) return undefined;
    const isMarked = (script: string) => ANY_MARK.test(script);
    return page.scripts.some(isMarked) ? undefined : new SharedPage(page);
  }

  /** The page's body for this account, which has the role that it was made for. */
  for(account: User): GzipPiece[] {
    const name = gzipPiece(Buffer.from(escapeXml(account.name)), 1);
    const data = gzipPiece(Buffer.from(JSON.stringify(account).replaceAll('<', String.raw`\u003c`)), 1);
    return this.#pieces.map((piece) => {
      if (piece === 'name') return name;
      return piece === 'account' ? data : piece;
    });
  }
}
