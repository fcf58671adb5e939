import { z } from 'zod';

/** zod compiles its objects where it can; a page's Content-Security-Policy forbids that, and reports the attempt. */
if ('document' in globalThis) z.config({ jitless: true });
