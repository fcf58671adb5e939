let sent: HTMLFormElement | undefined;

/** Notes each form that is sent, since its toast must not cover it. Returns what ends that. */
export function noteSentForms(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) sent = target;
  };
  document.addEventListener('submit', note, true);
  return () => document.removeEventListener('submit', note, true);
}

/** The form that was sent last, if it is still on the page. */
export function causingForm(): HTMLFormElement | undefined {
  return sent?.isConnected ? sent : undefined;
}
