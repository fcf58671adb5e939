import { Notice } from './notice.tsx';

/** For readers without JavaScript, who would fill in a form in vain. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice title="This form needs JavaScript">Turn on JavaScript in your browser to continue.</Notice>
    </noscript>
  );
}
