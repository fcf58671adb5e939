import { quietly } from './quietly.mjs';

/** Runs a task of every package that has it, by turbo and its cache in .turbo; nothing is asked of the network. */
export function turbo(task) {
  return quietly('turbo', ['run', task, '--output-logs=new-only', '--concurrency=100%', '--continue'], {
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  });
}
