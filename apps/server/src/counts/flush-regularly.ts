import { within } from '@longreturn/core/within';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { logFailure } from '../log-failure.ts';
import type { Flushing } from './count-buffer.ts';

const FLUSH_MS = 60_000;
/** Time limit of the last flush, so that an unresponsive database doesn't delay the shutdown. */
const LAST_FLUSH_MS = 3000;

interface FlushOptions {
  logger: Logger;
  /** The log message of a failed flush. */
  message: string;
}

/** Flushes counts every minute and when the site stops. */
export function flushRegularly(app: FastifyInstance, counts: Flushing, { logger, message }: FlushOptions): void {
  const logLoss = (error: unknown) => logFailure(logger, error, message, {});
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    timer = setInterval(() => void counts.flush().catch(logLoss), FLUSH_MS).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await within(LAST_FLUSH_MS, counts.flush()).catch(logLoss);
  });
}
