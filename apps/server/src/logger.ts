import { type Logger, pino } from 'pino';
import type { Env } from './env.ts';

const SECRET_PATHS = [
  'req.headers.cookie',
  'req.headers.authorization',
  '*.password',
  '*.token',
  '*.secret',
  '*.cookie',
];

/** JSON lines on standard output, written in batches; cookies, tokens and passwords never reach them. */
export function createLogger({ logLevel }: Pick<Env, 'logLevel'>): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  const flush = setInterval(() => destination.flush(), 1000);
  flush.unref();
  return pino({ level: logLevel, base: null, redact: { paths: SECRET_PATHS, remove: true } }, destination);
}
