/** A row of the table. A row without a target has no `ok`. */
export interface Row {
  name: string;
  site?: string;
  bare?: string;
  value: string;
  target?: string;
  ok?: boolean;
}

/** Formats rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, site = '', bare = '', value, target = '', ok }) => [
    name,
    site,
    bare,
    value,
    target,
    word(ok),
  ]);
  return [['row', 'site', 'bare', 'ratio or value', 'target', 'ok'], Array(6).fill('---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function word(ok: boolean | undefined): string {
  if (ok === undefined) return 'for information';
  return ok ? 'yes' : '**no**';
}
