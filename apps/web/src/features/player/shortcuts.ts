/** What a key does in the player. */
export type PlayerCommand =
  | { is: 'toggle' }
  | { is: 'skip'; sec: number }
  | { is: 'mute' }
  | { is: 'speed'; step: 1 | -1 };

export const BACK_SEC = -15;
export const FORWARD_SEC = 30;
const ARROW_SEC = 5;

const COMMANDS: Record<string, PlayerCommand | undefined> = {
  ' ': { is: 'toggle' },
  k: { is: 'toggle' },
  j: { is: 'skip', sec: BACK_SEC },
  l: { is: 'skip', sec: FORWARD_SEC },
  ArrowLeft: { is: 'skip', sec: -ARROW_SEC },
  ArrowRight: { is: 'skip', sec: ARROW_SEC },
  m: { is: 'mute' },
  '>': { is: 'speed', step: 1 },
  '<': { is: 'speed', step: -1 },
};

/** Elements that use letters or arrows themselves. */
const TYPED_IN =
  'input:not([type="range"]), textarea, select, [contenteditable], [role="tab"], [role="menuitem"], [role="option"], [role="dialog"]';
/** Elements that Space presses. */
const PRESSED = 'a, button, summary, [role="button"]';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

/**
 * Returns what a key does in the player when it is pressed on an element. Returns undefined if the key does nothing in
 * the player, for example because a text field uses it.
 */
export function commandOf(key: Key, target: Pick<Element, 'closest'> | undefined): PlayerCommand | undefined {
  if (key.defaultPrevented || key.altKey || key.ctrlKey || key.metaKey) return undefined;
  if (target?.closest(TYPED_IN)) return undefined;
  if (key.key === ' ' && target?.closest(PRESSED)) return undefined;
  if (key.key.startsWith('Arrow') && target?.closest('input')) return undefined;
  return COMMANDS[key.key];
}
