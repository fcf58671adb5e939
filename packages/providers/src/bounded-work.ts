import { AppError } from '@longreturn/core/app-error';

export interface WorkBounds {
  /** Tasks that run at a time. */
  atOnce: number;
  /** Tasks that may wait. */
  waiting: number;
  /** Seconds after which a rejected client may try again. */
  retryAfterSec: number;
}

/** Runs tasks in order, a limited number at a time. */
export type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits expensive work. When the queue is full, a task rejects with service.unavailable and the seconds to wait. */
export function boundedWork({ atOnce, waiting, retryAfterSec }: WorkBounds): BoundedWork {
  const queue: (() => void)[] = [];
  let running = 0;
  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('service.unavailable', undefined, retryAfterSec);
    await new Promise<void>((resolve) => void queue.push(resolve));
  };
  const pass = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
