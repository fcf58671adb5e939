export type Point = readonly [x: number, y: number];

/** Rounds a length to one decimal. Use it for every computed number in a drawing. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns path data that joins points by straight lines. */
export const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, ink: string, width: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${ink}" stroke-width="${num(width)}"/>`;

export const line = ([x1, y1]: Point, [x2, y2]: Point, ink: string, width: number): string =>
  `<line x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}" stroke="${ink}" stroke-width="${num(width)}"/>`;

export const roundLine = ([x1, y1]: Point, [x2, y2]: Point, ink: string, width: number): string =>
  `<line x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}" stroke="${ink}" stroke-width="${num(width)}" stroke-linecap="round"/>`;

export const poly = (points: readonly Point[], fill: string): string => `<path d="${path(points)}Z" fill="${fill}"/>`;

export const trace = (points: readonly Point[], ink: string, width: number): string =>
  `<path d="${path(points)}" fill="none" stroke="${ink}" stroke-width="${num(width)}" stroke-linejoin="round" stroke-linecap="round"/>`;

export const clip = (id: string, shape: string, body: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;

/** Returns a whole SVG document. `attributes` are the root's other attributes. */
export const svg = (width: number, height: number, attributes: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${attributes}>${body}</svg>`;
