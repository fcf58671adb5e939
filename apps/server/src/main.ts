import { speedUpImports } from './speed-up-imports.ts';

process.umask(0o077); // only the site's own user may read its files
speedUpImports(); // must precede all other imports
const { start } = await import('./start.ts');
await start(process.env, { dev: process.argv.includes('--dev') });
