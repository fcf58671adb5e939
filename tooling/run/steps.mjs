/**
 * The outcome of a step.
 * @typedef {{ is: 'done' } | { is: 'fresh' } | { is: 'failed', output: string }} Outcome
 */

/** Prints numbered progress lines: `2/5 Building the site …  done in 12.3 s`. */
export class Steps {
  #total;
  #number = 0;

  constructor(total) {
    this.#total = total;
  }

  /** Prints the title of a step that prints output itself. */
  announce(title) {
    this.#begin(title);
    process.stdout.write('\n');
  }

  /** Runs a step and prints its outcome. Returns the outcome and the time in seconds. */
  async take(title, work) {
    this.#begin(title);
    const result = await timed(work);
    process.stdout.write(`  ${ending(result)}\n`);
    return result;
  }

  /**
   * Like `take`, for a step that runs in parallel with other steps: prints one line when it begins and one when it
   * ends.
   */
  async takeBeside(title, work) {
    const label = this.#begin(title);
    process.stdout.write('\n');
    const result = await timed(work);
    process.stdout.write(`${label}  ${ending(result)}\n`);
    return result;
  }

  /** Runs a step that the following steps depend on. If it fails, prints its output and ends the process. */
  async must(title, work) {
    const { outcome } = await this.take(title, work);
    if (outcome.is !== 'failed') return;
    process.stderr.write(`${outcome.output.trimEnd()}\n\n${title} failed: see above.\n`);
    process.exit(1);
  }

  #begin(title) {
    this.#number += 1;
    const label = `${this.#number}/${this.#total} ${title} …`;
    process.stdout.write(label);
    return label;
  }
}

async function timed(work) {
  const begun = performance.now();
  const outcome = await work();
  return { outcome, seconds: (performance.now() - begun) / 1000 };
}

function ending({ outcome, seconds }) {
  if (outcome.is === 'fresh') return 'up to date';
  return `${outcome.is === 'done' ? 'done in' : 'FAILED after'} ${seconds.toFixed(1)} s`;
}
