import { z } from 'zod';

/** zod compiles object schemas with `eval` where it can. The Content-Security-Policy forbids that and reports the attempt. */
if ('document' in globalThis) z.config({ jitless: true });
