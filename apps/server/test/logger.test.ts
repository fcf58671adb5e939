import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('a failed query is logged without its parameters', () => {
  const logger = fileURLToPath(new URL('../src/logger.ts', import.meta.url));
  const script = `const { createLogger } = await import(${JSON.stringify(logger)});
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const err = Object.assign(new Error('Failed query: select $1\\nparams: hunter2', { cause }), { params: ['hunter2'] });
    createLogger({ logLevel: 'info' }).error({ err }, 'failed');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout).not.toContain('hunter2');
  expect(JSON.parse(stdout).err).toMatchObject({
    message: 'Failed query: select $1',
    cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
  });
});
