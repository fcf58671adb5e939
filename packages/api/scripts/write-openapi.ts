/** Generates openapi.json from the REST table and the schemas: pnpm --filter @longreturn/api openapi */
import { writeFile } from 'node:fs/promises';
import { openApiText } from '../src/openapi.ts';

await writeFile(new URL('../openapi.json', import.meta.url), openApiText());
