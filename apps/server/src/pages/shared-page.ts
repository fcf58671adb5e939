import type { User } from '@longreturn/contract/account';
import { escapeXml } from '@longreturn/site/art/escape-xml';
import { type GzipPiece, gzipPiece } from '../cache/gzip-pieces.ts';
import type { RenderedPage } from './page-renderer.ts';
import { MARKS, SHOWN_TEXTS, type ShownText, type StandIn } from './stand-in.ts';

const ANY_MARK = new RegExp(`(${Object.values(MARKS).join('|')})`);

/** What replaces a mark in the page's text. */
type Gap = keyof typeof MARKS;

/** A page that shows no more of its reader than name and email address, and the account as data: rendered once, filled in for each. */
export class SharedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** About how many bytes are held. */
  readonly size: number;
  /** The page's text cut at the marks: text and mark in turn. */
  readonly #pieces: readonly (GzipPiece | Gap)[];

  private constructor({ status, headers, html }: RenderedPage) {
    this.status = status;
    this.headers = headers;
    this.size = html.length * 2;
    this.#pieces = html.split(ANY_MARK).map((piece) => gapOf(piece) ?? gzipPiece(Buffer.from(piece), 9));
  }

  /** What was rendered with the stand-in; undefined when it is for one reader alone. */
  static from(page: RenderedPage, standIn: StandIn): SharedPage | undefined {
    if (standIn.toldMore()) return undefined;
    // A name that was read but isn't in the page was turned into something else, such as initials.
    const isShownAsRead = (text: ShownText) => page.html.split(MARKS[text]).length - 1 === standIn.reads(text);
    if (!SHOWN_TEXTS.every(isShownAsRead)) return undefined;
    const isMarked = (script: string) => ANY_MARK.test(script);
    return page.scripts.some(isMarked) ? undefined : new SharedPage(page);
  }

  /** The page's body for this account, which has the role that it was made for. */
  for(account: User): GzipPiece[] {
    const own: Record<Gap, GzipPiece> = {
      name: textPiece(account.name),
      email: textPiece(account.email),
      account: gzipPiece(Buffer.from(JSON.stringify(account).replaceAll('<', String.raw`\u003c`)), 1),
    };
    return this.#pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece));
  }
}

function gapOf(piece: string): Gap | undefined {
  if (piece === MARKS.account) return 'account';
  return SHOWN_TEXTS.find((text) => piece === MARKS[text]);
}

function textPiece(text: string): GzipPiece {
  return gzipPiece(Buffer.from(escapeXml(text)), 1);
}
