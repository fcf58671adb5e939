import type { User } from '@longreturn/contract/account';
import { escapeXml } from '@longreturn/site/art/escape-xml';
import { type GzipPiece, gzipPiece } from '../cache/gzip-pieces.ts';
import type { RenderedPage } from './page-renderer.ts';
import { MARKS, SHOWN_TEXTS, type ShownText, type StandIn } from './stand-in.ts';

const ANY_MARK = new RegExp(`(${Object.values(MARKS).join('|')})`);

type Gap = keyof typeof MARKS;

/**
 * A page that is rendered once and filled in for each user. Of the user's data it contains only the name, the email
 * address and the account as JSON.
 */
export class SharedPage {
  readonly status: number;
  readonly isWhole: boolean;
  readonly headers: Record<string, string>;
  /** Approximate size in bytes. */
  readonly size: number;
  /** The page's text, split at the marks (stand-in.ts). Texts and marks alternate. */
  readonly #pieces: readonly (GzipPiece | Gap)[];

  private constructor({ status, headers, html, isWhole }: RenderedPage) {
    this.status = status;
    this.isWhole = isWhole;
    this.headers = headers;
    this.size = html.length * 2;
    this.#pieces = html.split(ANY_MARK).map((piece) => gapOf(piece) ?? gzipPiece(Buffer.from(piece), 9));
  }

  /**
   * Creates the shared page from a page that was rendered for the stand-in account, whose name and email address are
   * marks. Throws if the page derives something from them, such as initials, because the initials of a mark aren't the
   * user's. A page with a 5xx status is not checked, because it may lack parts.
   */
  static from(page: RenderedPage, standIn: StandIn): SharedPage {
    const isShownAsRead = (text: ShownText) => page.html.split(MARKS[text]).length - 1 === standIn.reads(text);
    if (page.status < 500 && !SHOWN_TEXTS.every(isShownAsRead))
      throw new Error("a name or email address isn't shown as often as it's read: the route needs rendering 'perUser'");
    if (page.scripts.some((script) => ANY_MARK.test(script)))
      throw new Error("a script holds a name or email address: the route needs rendering 'perUser'");
    return new SharedPage(page);
  }

  /** Returns the page's body for an account with the role and subscription status that the page was rendered for. */
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
