import { MARK_BARS } from './brand-mark.ts';
import { motif } from './motif.ts';
import { PAGE } from './palette.ts';
import { num, path, rect, svg } from './shapes.ts';

const PITCH = 5.2;
const BAR = 2.6;
const AXIS = 24;

/**
 * Draws the mark as a loop of 6 seconds: its bars grow from the axis one after the other, stay, and shrink together.
 */
export function markInMotion(): string {
  const seconds = 6;
  const bars = MARK_BARS.map(({ height, at }, i) => {
    const times = [0, at / seconds, (at + 0.6) / seconds, 0.88, 0.96, 1]
      .map((time) => Number(time.toFixed(4)))
      .join(';');
    const heights = growing(height, times, seconds);
    const x = 9 + i * PITCH;
    return `<rect x="${num(x)}" y="${AXIS}" width="${BAR}" height="0" fill="${PAGE.green}">${heights}</rect>`;
  });
  return svg(48, 48, 'width="960" height="960"', rect(0, 0, 48, 48, PAGE.paper) + bars.join(''));
}

function growing(height: number, times: string, seconds: number): string {
  const animate = (name: string, values: readonly number[]) =>
    `<animate attributeName="${name}" dur="${seconds}s" repeatCount="indefinite" calcMode="spline" keyTimes="${times}" keySplines="${EASES}" values="${values.map(num).join(';')}"/>`;
  const high = AXIS - height / 2;
  return animate('height', [0, 0, height, height, 0, 0]) + animate('y', [AXIS, AXIS, high, high, AXIS, AXIS]);
}

const EASES = Array.from({ length: 5 }, () => '.2 .7 .2 1').join(';');

/** Draws the motif as a loop of 8 seconds: the curve and the bars appear together from left to right. */
export function curveInMotion(): string {
  const { bars, curve } = motif(108);
  const lines = bars.map(({ x, top, bottom }) => {
    const line = path([
      [x, top],
      [x, bottom],
    ]);
    const at = Number((0.04 + (x / 1200) * 0.62).toFixed(3));
    return `<path d="${line}" opacity="0"><animate attributeName="opacity" dur="8s" repeatCount="indefinite" keyTimes="0;${at};${Number((at + 0.03).toFixed(3))};.9;.97;1" values="0;0;1;1;0;0"/></path>`;
  });
  const drawn =
    '<animate attributeName="stroke-dashoffset" dur="8s" repeatCount="indefinite" keyTimes="0;.04;.68;.9;.9;1" values="1;1;0;0;1;1"/>';
  const body = [
    rect(0, 0, 1280, 330, PAGE.paper),
    `<g transform="translate(40 40)"><g stroke="${PAGE.ink}" stroke-width="3">${lines.join('')}</g>`,
    `<path d="${path(curve)}" pathLength="1" stroke-dasharray="1" stroke-dashoffset="1" fill="none" stroke="${PAGE.green}" stroke-width="4">${drawn}</path></g>`,
  ];
  return svg(1280, 330, 'width="1280" height="330"', body.join(''));
}
