import { Notice } from './notice.tsx';

/** Tells readers without JavaScript that the form needs it. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice title="This form needs JavaScript">Turn on JavaScript in your browser to continue.</Notice>
    </noscript>
  );
}
