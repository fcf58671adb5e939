import { AppError } from '@longreturn/core/app-error';

export interface WorkBounds {
  /** The maximum number of tasks that run at the same time. */
  atOnce: number;
  /** The maximum number of tasks that wait. */
  waiting: number;
  /** Seconds after which a rejected client may try again. */
  retryAfterSec: number;
}

/** Runs tasks in the order of the calls, a limited number at a time. */
export type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs a limited number of tasks at a time; the others wait in a queue. If the queue is full,
 * the function rejects with service.unavailable and `retryAfterSec`.
 */
export function boundedWork({ atOnce, waiting, retryAfterSec }: WorkBounds): BoundedWork {
  const queue: (() => void)[] = [];
  let running = 0;
  const waitForSlot = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('service.unavailable', undefined, retryAfterSec);
    await new Promise<void>((resolve) => void queue.push(resolve));
  };
  const releaseSlot = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await waitForSlot();
    try {
      return await work();
    } finally {
      releaseSlot();
    }
  };
}
