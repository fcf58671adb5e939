/**
 * What a step's work answers.
 * @typedef {{ is: 'done' } | { is: 'fresh' } | { is: 'failed', output: string }} Outcome
 */

/** Numbered progress lines: `2/5 Building the site …  done in 12.3 s`. */
export class Steps {
  #total;
  #number = 0;

  constructor(total) {
    this.#total = total;
  }

  /** Begins a step whose own output follows, so that its line ends here. */
  announce(title) {
    this.#begin(title);
    process.stdout.write('\n');
  }

  /** Does a step and reports on its line how it went; returns the outcome and the seconds it took. */
  async take(title, work) {
    this.#begin(title);
    const begun = performance.now();
    const outcome = await work();
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(`  ${ending(outcome, seconds)}\n`);
    return { outcome, seconds };
  }

  /** Does a step that the rest depends on: its failure ends the process, with what the step had printed. */
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
