/**
 * The outcome of a step.
 * @typedef {{ is: 'done' } | { is: 'fresh' } | { is: 'failed', output: string }} Outcome
 */

/** Numbered progress lines: `2/5 Building the site …  done in 12.3 s`. */
export class Steps {
  #total;
  #number = 0;

  constructor(total) {
    this.#total = total;
  }

  /** Starts a step that prints its own output after this line. */
  announce(title) {
    this.#begin(title);
    process.stdout.write('\n');
  }

  /** Runs a step and reports its outcome on its line. Returns the outcome and the seconds it took. */
  async take(title, work) {
    this.#begin(title);
    const begun = performance.now();
    const outcome = await work();
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(`  ${ending(outcome, seconds)}\n`);
    return { outcome, seconds };
  }

  /** Runs a step that the others depend on. Its failure prints its output and ends the process. */
  async must(title, work) {
    const { outcome } = await this.take(title, work);
    if (outcome.is !== 'failed') return;
    process.stderr.write(`${outcome.output.trimEnd()}\n\n${title} failed: see above.\n`);
    process.exit(1);
  }

  #begin(title) {
    this.#number += 1;
    process.stdout.write(`${this.#number}/${this.#total} ${title} …`);
  }
}

function ending(outcome, seconds) {
  if (outcome.is === 'fresh') return 'up to date';
  return `${outcome.is === 'done' ? 'done in' : 'FAILED after'} ${seconds.toFixed(1)} s`;
}
