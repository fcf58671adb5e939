import { hastenImports } from './hasten-imports.ts';

process.umask(0o077); // only the site's own user may read its files
hastenImports(); // must precede all other imports
const { start } = await import('./start.ts');
await start(process.env, { dev: process.argv.includes('--dev') });
