import { afterAll } from 'vitest';
import { dropTestDatabases } from './test-database.ts';

// A setup file of vitest: runs before each test file, so this hook runs after all hooks of the test file.
afterAll(dropTestDatabases);
