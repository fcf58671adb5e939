import { hastenImports } from './hasten-imports.ts';

process.umask(0o077); // what the site writes is for its own user
hastenImports(); // before the rest is imported
const { start } = await import('./start.ts');
await start(process.env, { dev: process.argv.includes('--dev') });
