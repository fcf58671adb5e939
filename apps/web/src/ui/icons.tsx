import type { ReactNode } from 'react';

interface IconProps {
  className?: string | undefined;
}

/**
 * An icon in the colour and size of its surroundings. Hidden from screen readers: the text beside it or the control's
 * label has the same meaning.
 */
function Line({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
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

export function IconPlay({ className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M7 4.2v15.6L20 12z" />
    </svg>
  );
}

export function IconLock(props: IconProps) {
  return (
    <Line {...props}>
      <rect x="5" y="11" width="14" height="9.5" rx="1" />
      <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
    </Line>
  );
}

export function IconArrow(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M4 12h15M13 6l6 6-6 6" />
    </Line>
  );
}

export function IconChevron(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M6 9l6 6 6-6" />
    </Line>
  );
}

export function IconSearch(props: IconProps) {
  return (
    <Line {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </Line>
  );
}

export function IconMenu(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M3 8h18M3 16h18" />
    </Line>
  );
}

export function IconClose(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M5 5l14 14M19 5L5 19" />
    </Line>
  );
}

export function IconTheme(props: IconProps) {
  return (
    <Line {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </Line>
  );
}

export function IconCheck(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M4.5 12.5l5 5L20 6.5" />
    </Line>
  );
}

export function IconAlert(props: IconProps) {
  return (
    <Line {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </Line>
  );
}

export function IconShare(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M12 15V3.5M8 7l4-3.5L16 7M5 12v8.5h14V12" />
    </Line>
  );
}

export function IconVideo(props: IconProps) {
  return (
    <Line {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M10 9v6l5-3z" fill="currentColor" stroke="none" />
    </Line>
  );
}

export function IconStream(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M4 9c5.5-1.8 11-1.4 16 1.2M5 13c4.6-1.4 9-1 13 1.1M6.2 16.8c3.4-1 6.7-.7 9.6 1" />
    </Line>
  );
}

export function IconPod(props: IconProps) {
  return (
    <Line {...props}>
      <circle cx="12" cy="10" r="2" />
      <path d="M11 14.5h2l-.5 6h-1zM7.8 13.6a5.5 5.5 0 1 1 8.4 0M5.4 16.2a9 9 0 1 1 13.2 0" />
    </Line>
  );
}

export function IconX(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M5 5l14 14M18.5 5.5l-13 13" />
    </Line>
  );
}

export function IconLinkedIn(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M5 10v9M5 5.6v.1M10 19v-9M10 13.5c0-2.2 1.5-3.6 3.8-3.6S18 11.3 18 13.8V19" />
    </Line>
  );
}

export function IconPhoto(props: IconProps) {
  return (
    <Line {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </Line>
  );
}

export function IconShort(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M13.5 4v11.5a3.75 3.75 0 1 1-3.75-3.75M13.5 4c.3 2.8 2.2 4.6 5 4.8" />
    </Line>
  );
}

export function IconEye(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </Line>
  );
}

export function IconEyeOff(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M9.6 5.8A8.7 8.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.4 3.1M6.5 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.600-1.300M4 4l16 16" />
    </Line>
  );
}

export function IconEdit(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z" />
    </Line>
  );
}

export function IconTrash(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14" />
    </Line>
  );
}

export function IconDocument(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M6 3h8l4.5 4.5V21H6zM14 3v4.500h4.500M9 12.500h6M9 16.500h6" />
    </Line>
  );
}

/** A drag handle. */
export function IconGrip(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M5 9h14M5 15h14" />
    </Line>
  );
}

export function IconReplace(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M4 9h14M14 5l4 4-4 4M20 15H6M10 11l-4 4 4 4" />
    </Line>
  );
}
