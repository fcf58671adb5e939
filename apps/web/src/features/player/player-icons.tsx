import type { ReactNode } from 'react';

/**
 * A line icon in the colour of its surroundings, hidden from screen readers. Separate from ui/icons, which all pages
 * load.
 */
function Line({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const IconPause = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.200z" />
  </svg>
);

export const IconBack = () => (
  <Line>
    <path d="M4.500 5v5h5M5 10a7.500 7.500 0 1 1-.5 5" />
  </Line>
);

export const IconForward = () => (
  <Line>
    <path d="M19.500 5v5h-5M19 10a7.500 7.500 0 1 0 .5 5" />
  </Line>
);

export const IconChapters = () => (
  <Line>
    <path d="M4 6.500h2M4 12h2M4 17.500h2M10 6.500h10M10 12h10M10 17.500h10" />
  </Line>
);

export const IconQueue = () => (
  <Line>
    <path d="M4 6h16M4 11h16M4 16h8M17 14v7l4-3.500z" />
  </Line>
);

export const IconMoon = () => (
  <Line>
    <path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z" />
  </Line>
);

export const IconSound = () => (
  <Line>
    <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.700 7.700 0 0 1 0 11" />
  </Line>
);

export const IconMuted = () => (
  <Line>
    <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5" />
  </Line>
);

export const IconUp = () => (
  <Line>
    <path d="M12 19V5M6 11l6-6 6 6" />
  </Line>
);

export const IconDownload = () => (
  <Line>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16" />
  </Line>
);
