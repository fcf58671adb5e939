import { disc, num, rect, ring } from '../shapes.ts';

const OUTLINE = 8;

/** Draws one unit of capital: `laid` draws it filled, and `due` draws its outline and fills the fraction `share`. */
export interface InvestmentUnit {
  laid(x: number, y: number, size: number, ink: string): string;
  due(x: number, y: number, size: number, ink: string, share: number): string;
}

export const SQUARE: InvestmentUnit = {
  laid: (x, y, size, ink) => rect(x, y, size, size, ink),
  due(x, y, size, ink, share) {
    const inner = size - OUTLINE;
    const outline = `<rect x="${num(x + 4)}" y="${num(y + 4)}" width="${num(inner)}" height="${num(inner)}" fill="none" stroke="${ink}" stroke-width="${OUTLINE}"/>`;
    return outline + rect(x, y + size * (1 - share), size, size * share, ink);
  },
};

export const DISC: InvestmentUnit = {
  laid: (x, y, size, ink) => disc(x + size / 2, y + size / 2, size / 2, ink),
  due(x, y, size, ink, share) {
    const [cx, cy] = [x + size / 2, y + size / 2];
    return ring(cx, cy, size / 2 - 4, ink, OUTLINE) + disc(cx, cy, (size / 2) * share, ink);
  },
};

export const QUARTER: InvestmentUnit = {
  laid: (x, y, size, ink) => `<path d="${quarter(x, y + size, size)}" fill="${ink}"/>`,
  due(x, y, size, ink, share) {
    const outline = quarter(x + 4, y + size - 4, size - OUTLINE);
    const accrued = quarter(x, y + size, size * share);
    return `<path d="${outline}" fill="none" stroke="${ink}" stroke-width="${OUTLINE}"/><path d="${accrued}" fill="${ink}"/>`;
  },
};

/** A quarter of a disc, with its right angle at the lower left. */
function quarter(x: number, y: number, radius: number): string {
  const r = num(radius);
  return `M${num(x)} ${num(y)}V${num(y - radius)}A${r} ${r} 0 0 1 ${num(x + radius)} ${num(y)}Z`;
}
