import { useEffect } from 'react';
import { mute, setRate, skip, toggle } from './engine.ts';
import { playerState } from './player-state.ts';
import { commandOf, type PlayerCommand } from './shortcuts.ts';
import { nextSpeed } from './speeds.ts';

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
  if (command.is === 'speed') setRate(nextSpeed(playerState().rate, command.step));
}
