import { escapeXml } from '../escape-xml.ts';
import { num, type Point, path, svg } from '../shapes.ts';
import { type Axis, shareAlong } from './axis.ts';
import { spreadApart } from './spread-apart.ts';

export interface PlotLine {
  points: readonly Point[];
  /** The label at the right end of the line, instead of a legend. */
  end: string;
  /** Whether this is the line that the figure is about. */
  hot: boolean;
}

export interface Plot {
  label: string;
  /** Space for the labels at either side, in the drawing's units. */
  left: number;
  right: number;
  x: Axis;
  y: Axis;
  lines: readonly PlotLine[];
}

interface Frame {
  left: number;
  right: number;
  height: number;
  x(value: number): number;
  y(value: number): number;
}

const TOP = 26;
const BOTTOM = 34;
const LABEL_GAP = 8;
const LABEL_HEIGHT = 15;
/** The distance from a text's middle to its baseline at 13 px. */
const BASELINE = 4;

/**
 * Draws a plot as SVG, styled by `.plot`: one line is green, the others are grey. `name` is the CSS class of the
 * drawing.
 */
export function plot(content: Plot, size: { width: number; height: number }, name: 'large' | 'small'): string {
  const frame = frameOf(content, size);
  const body = rows(content, frame) + columns(content, frame) + curves(content, frame) + ends(content, frame);
  const attributes = `class="${name}" role="img" aria-label="${escapeXml(content.label)}"`;
  return svg(size.width, size.height, attributes, body);
}

function frameOf(content: Plot, { width, height }: { width: number; height: number }): Frame {
  const alongX = shareAlong(content.x);
  const alongY = shareAlong(content.y);
  const right = width - content.right;
  return {
    left: content.left,
    right,
    height,
    x: (value) => content.left + alongX(value) * (right - content.left),
    y: (value) => height - BOTTOM - alongY(value) * (height - TOP - BOTTOM),
  };
}

function rows({ y }: Plot, frame: Frame): string {
  const lines = y.ticks.map(({ at, label }) => {
    const level = num(frame.y(at));
    const kind = at === y.from ? 'axis' : 'tick';
    const line = `<line class="${kind}" x1="${num(frame.left)}" x2="${num(frame.right)}" y1="${level}" y2="${level}"/>`;
    if (label === '') return line;
    const x = num(frame.left - LABEL_GAP);
    return `${line}<text x="${x}" y="${num(frame.y(at) + BASELINE)}" text-anchor="end">${escapeXml(label)}</text>`;
  });
  return lines.join('');
}

function columns({ x }: Plot, frame: Frame): string {
  const texts = x.ticks.map(
    ({ at, label }) =>
      `<text x="${num(frame.x(at))}" y="${num(frame.height - 12)}" text-anchor="middle">${escapeXml(label)}</text>`,
  );
  return texts.join('');
}

function curves({ lines }: Plot, frame: Frame): string {
  // The subject is drawn last, so that no grey line covers it.
  const ordered = [...lines].sort((a, b) => Number(a.hot) - Number(b.hot));
  const paths = ordered.map(({ points, hot }) => {
    const placed = points.map(([x, y]): Point => [frame.x(x), frame.y(y)]);
    return `<path class="${hot ? 'c hot' : 'c'}" d="${path(placed)}"/>`;
  });
  return paths.join('');
}

function ends({ lines }: Plot, frame: Frame): string {
  const levels = lines.map(({ points }) => frame.y(points.at(-1)?.[1] ?? 0));
  const apart = spreadApart(levels, LABEL_HEIGHT);
  const texts = lines.map(({ end, hot }, i) => {
    const y = num((apart[i] ?? 0) + BASELINE);
    return `<text${hot ? ' class="hot"' : ''} x="${num(frame.right + LABEL_GAP)}" y="${y}">${escapeXml(end)}</text>`;
  });
  return texts.join('');
}
