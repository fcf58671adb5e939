import { AppError } from '@longreturn/core/app-error';
import type { ObjectStore } from '@longreturn/core/ports';
import { unavailable } from '../unavailable.ts';

/**
 * Wraps an object store so that every failure of the network, the bucket or the disk becomes service.unavailable. The
 * log gets the cause. An AppError (for example the one for a body with too many bytes) is rethrown unchanged.
 */
export function availableStore(store: ObjectStore): ObjectStore {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => guarded(Reflect.apply(method, target, given));
    },
  });
}

function guarded(result: unknown): unknown {
  if (result instanceof Promise) return result.catch(fail);
  const isList = typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
  return isList ? guardedList(result as AsyncIterable<unknown>) : result; // `list` returns an iterable
}

async function* guardedList(list: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* list;
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  throw error instanceof AppError ? error : unavailable(error);
}
