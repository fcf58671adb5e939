import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface FollowedLine {
  boxRef: RefObject<HTMLDivElement | null>;
  isFollowing: boolean;
  /** Scrolls to the line that plays now, and follows the playback again. */
  follow: () => void;
  /** The event handlers of the box. When the reader scrolls, they make the box stop following the playback. */
  onReaderScroll: {
    onWheel: () => void;
    onTouchMove: () => void;
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

const SCROLLING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Keeps the currently playing line visible in a box, until the reader scrolls the box or searches. Also scrolls the box
 * to the shown match of the search. The page doesn't scroll.
 */
export function useFollowedLine(played: number, match: object | undefined): FollowedLine {
  const boxRef = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const leave = () => setFollowing(false);
  const follow = useCallback(() => setFollowing(true), []);
  useEffect(() => {
    if (isFollowing && played >= 0) scrollTo(boxRef.current, '[aria-current]');
  }, [isFollowing, played]);
  useEffect(() => {
    if (!match) return;
    setFollowing(false);
    scrollTo(boxRef.current, '[data-current]');
  }, [match]);
  return {
    boxRef,
    isFollowing,
    follow,
    onReaderScroll: {
      onWheel: leave,
      onTouchMove: leave,
      // The target is the box itself only if the reader presses the scroll bar.
      onPointerDown: ({ target, currentTarget }) => target === currentTarget && leave(),
      onKeyDown: ({ key }) => SCROLLING_KEYS.has(key) && leave(),
    },
  };
}

/** Scrolls the box so that a third of its height is above the element. */
function scrollTo(box: HTMLElement | null, selector: string): void {
  const line = box?.querySelector(selector);
  if (!box || !line) return;
  const top = box.scrollTop + line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  box.scrollTo({ top, behavior });
}
