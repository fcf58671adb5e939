import { escapeXml } from '@longreturn/site/art/escape-xml';

/** Text that is HTML already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Markup[];

/** Takes a template and returns it as HTML: plain values in it are escaped, markup stands as it is. */
export function html(template: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: template }, ...parts.map(rendered)));
}

export const NOTHING = new Markup('');

function rendered(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeXml(String(part));
}
