import { z } from 'zod';

/**
 * zod compiles object schemas with `eval` if it can. In browsers, the Content-Security-Policy forbids `eval` and
 * reports the attempt, so zod must not try.
 */
if ('document' in globalThis) z.config({ jitless: true });
