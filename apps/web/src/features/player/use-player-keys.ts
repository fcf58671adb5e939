import { useEffect } from 'react';
import { changeSpeed, mute, skip, toggle } from './engine.ts';
import { commandOf, type PlayerCommand } from './shortcuts.ts';

/** Lets keys operate the player while it is open. */
export function usePlayerKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event, event.target instanceof Element ? event.target : undefined);
      if (!command) return;
      event.preventDefault();
      run(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function run(command: PlayerCommand): void {
  if (command.is === 'toggle') toggle();
  if (command.is === 'skip') skip(command.sec);
  if (command.is === 'mute') mute();
  if (command.is === 'speed') changeSpeed(command.step);
}
