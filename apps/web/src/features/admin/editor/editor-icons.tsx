import type { ReactNode } from 'react';

/** An icon in the style of the icons of Mantine's buttons. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function IconLink() {
  return (
    <Icon>
      <path d="M9 15l6-6M11 6l.5-.5a5 5 0 0 1 7 7l-.5.5M13 18l-.4.5a5.1 5.1 0 0 1-7.1 0 5 5 0 0 1 0-7l.5-.5" />
    </Icon>
  );
}

export function IconImage() {
  return (
    <Icon>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <circle cx="9" cy="10" r="1.5" />
      <path d="M4.5 17l4.5-4 3 2.5 3.5-3.5 4 4" />
    </Icon>
  );
}

export function IconTable() {
  return (
    <Icon>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <path d="M4 10h16M4 14.5h16M10 10v9" />
    </Icon>
  );
}

export function IconFootnote() {
  return (
    <Icon>
      <path d="M4 7h9M4 12h7M4 17h9M17 7.5l2-1.5v6" />
    </Icon>
  );
}

export function IconMembersBreak() {
  return (
    <Icon>
      <path d="M6 5h12M6 8.5h8M3 13h3M9 13h3M15 13h3M20.5 13h.5M8 18.5h8" />
    </Icon>
  );
}

export function IconCodeBlock() {
  return (
    <Icon>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <path d="M10 9.5L7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5" />
    </Icon>
  );
}
