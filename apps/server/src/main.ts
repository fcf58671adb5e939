import { enableCompileCache } from 'node:module';

process.umask(0o077); // files that the site creates are readable only by its own user
enableCompileCache(); // later starts reuse compiled code; this must precede all imports of our modules
const { start } = await import('./start.ts');
await start(process.env, { dev: process.argv.includes('--dev') });
