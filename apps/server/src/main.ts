import { speedUpImports } from './speed-up-imports.ts';

process.umask(0o077); // files that the site creates are readable only by its own user
speedUpImports(); // must precede all other imports
const { start } = await import('./start.ts');
await start(process.env, { dev: process.argv.includes('--dev') });
