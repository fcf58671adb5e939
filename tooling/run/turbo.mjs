import { quietly } from './quietly.mjs';

/** Runs a task with turbo in every package that has the task. Turbo caches results in .turbo and uses no network. */
export function turbo(task) {
  return quietly('turbo', ['run', task, '--output-logs=new-only', '--concurrency=100%', '--continue'], {
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  });
}
