import { afterAll } from 'vitest';
import { dropTestDatabases } from './test-database.ts';

// Vitest runs this setup file before each test file. It runs `afterAll` hooks in reverse order, so this hook runs last.
afterAll(dropTestDatabases);
