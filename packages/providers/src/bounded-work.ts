import { AppError } from '@longreturn/core/app-error';

export interface WorkBounds {
  /** How many run at a time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** Seconds after which a client that was turned away may try again. */
  retryAfterSec: number;
}

/** Runs what it is given, so many at a time, the others in their order. */
export type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Bounds expensive work. Work that finds the queue full rejects with service.unavailable and the seconds to wait. */
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
