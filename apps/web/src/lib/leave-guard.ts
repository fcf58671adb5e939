/** Asks the reader whether they want to leave; resolves to their answer. */
type LeaveGuard = () => Promise<boolean>;

let guard: LeaveGuard | undefined;

/** Sets who is asked before the page is left on purpose, as by logging out. Returns what takes the guard away. */
export function guardLeaving(ask: LeaveGuard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Whether the page may be left: asks the reader where there is unsaved text. */
export async function mayLeave(): Promise<boolean> {
  return guard ? guard() : true;
}
