import { AppError } from './app-error.ts';

/** What the work results in. Throws service.unavailable once it takes longer than so many milliseconds; the work itself goes on. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('service.unavailable')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
