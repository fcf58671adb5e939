import { hastenImports } from './hasten-imports.ts';

hastenImports(); // hence the rest is imported after it
const { start } = await import('./start.ts');
await start(process.env, { dev: process.argv.includes('--dev') });
