import { enableCompileCache } from 'node:module';

// What node compiled at an earlier start is not compiled again: hence everything else is imported after this.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env, { dev: process.argv.includes('--dev') });
