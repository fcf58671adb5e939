import { escapeXml } from '@longreturn/site/art/escape-xml';

/** Trusted HTML, which `html` inserts without escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Markup[];

/** Template tag for HTML. Plain values are escaped; markup is inserted unchanged. */
export function html(template: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: template }, ...parts.map(rendered)));
}

export const EMPTY_MARKUP = new Markup('');

function rendered(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeXml(String(part));
}
