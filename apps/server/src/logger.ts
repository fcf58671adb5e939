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

const FRAME = /^\s+at /;

/** Converts an error to log fields. For a failed query they include the SQL but never the parameter values. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'Not an error' };
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return {
    type: error.name,
    message: error.message.split('\nparams:')[0],
    ...('code' in error && { code: error.code }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/**
 * Creates the logger, which writes JSON lines to standard output in batches. It removes cookies, tokens, passwords and
 * the parameter values of queries.
 */
export function createLogger({ logLevel }: Pick<Env, 'logLevel'>): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 8192 });
  const flush = setInterval(() => destination.flush(), 1000);
  flush.unref();
  return pino(
    { level: logLevel, base: null, redact: { paths: SECRET_PATHS, remove: true }, serializers: { err: describeError } },
    destination,
  );
}
