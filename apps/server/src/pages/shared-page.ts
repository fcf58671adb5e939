import type { User } from '@longreturn/contract/account';
import { escapeXml } from '@longreturn/site/art/escape-xml';
import { inlineScripts } from './inline-scripts.ts';
import type { RenderedPage } from './page-renderer.ts';
import { MARKS, type StandIn } from './stand-in.ts';

const ANY_MARK = new RegExp(`(${MARKS.name}|${MARKS.account})`);

/** A page that says of its reader no more than their name and, as data, their account: made once, filled in for each. */
export class SharedPage {
  readonly #page: Omit<RenderedPage, 'html'>;
  /** The page's text cut at the marks: text and mark in turn. */
  readonly #pieces: readonly (Buffer | 'name' | 'account')[];
  readonly size: number;

  private constructor({ html, ...page }: RenderedPage) {
    this.#page = page;
    this.#pieces = html.split(ANY_MARK).map((piece) => {
      if (piece === MARKS.name) return 'name';
      return piece === MARKS.account ? 'account' : Buffer.from(piece);
    });
    this.size = html.length;
  }

  /** What was rendered with the stand-in; undefined when it is for one reader alone, or is no good page. */
  static from(page: RenderedPage, standIn: StandIn): SharedPage | undefined {
    if (page.status !== 200 || standIn.toldMore()) return undefined;
    // A name that was asked for and stands nowhere was made into something else: initials, a greeting's first word.
    if (page.html.split(MARKS.name).length - 1 !== standIn.names()) return undefined;
    const isMarked = (script: string) => ANY_MARK.test(script);
    return inlineScripts(page.html).some(isMarked) ? undefined : new SharedPage(page);
  }

  /** The page for this account, which has the role that it was made for. */
  for(account: User): Omit<RenderedPage, 'html'> & { html: Buffer } {
    const name = Buffer.from(escapeXml(account.name));
    const data = Buffer.from(JSON.stringify(account).replaceAll('<', String.raw`\u003c`));
    const filled = this.#pieces.map((piece) => {
      if (piece === 'name') return name;
      return piece === 'account' ? data : piece;
    });
    return { ...this.#page, html: Buffer.concat(filled) };
  }
}
