/** The result of a request: its status, or 0 for a broken connection or a timeout. */
interface Outcome {
  kind: string;
  status: number;
  ms: number;
}

/** The measurements of one kind of request. Times are in milliseconds. */
export interface Figures {
  kind: string;
  requests: number;
  succeeded: number;
  unavailable: number;
  /** Responses that are neither 2xx nor 503. */
  other: number;
  p50: number;
  p99: number;
  longest: number;
}

/** Counts and times requests by kind. */
export class Tally {
  readonly #outcomes = new Map<string, Outcome[]>();

  note(outcome: Outcome): void {
    const known = this.#outcomes.get(outcome.kind);
    if (known) known.push(outcome);
    else this.#outcomes.set(outcome.kind, [outcome]);
  }

  figures(): Figures[] {
    return [...this.#outcomes].map(([kind, outcomes]) => figuresOf(kind, outcomes));
  }
}

function figuresOf(kind: string, outcomes: readonly Outcome[]): Figures {
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const succeeded = outcomes.filter(({ status }) => status >= 200 && status < 300).length;
  const unavailable = outcomes.filter(({ status }) => status === 503).length;
  const other = outcomes.length - succeeded - unavailable;
  return {
    kind,
    requests: outcomes.length,
    succeeded,
    unavailable,
    other,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}
