let sent: HTMLFormElement | undefined;

/**
 * Starts tracking which form was submitted last, because the toast after the submit must not cover the form. Returns a
 * function that stops tracking.
 */
export function trackSubmittedForms(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) sent = target;
  };
  document.addEventListener('submit', note, true);
  return () => document.removeEventListener('submit', note, true);
}

/** Returns the last submitted form, if it is still on the page. */
export function lastSubmittedForm(): HTMLFormElement | undefined {
  return sent?.isConnected ? sent : undefined;
}
