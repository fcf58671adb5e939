import { IconButton } from '../../ui/icon-button.tsx';
import { IconShare } from '../../ui/icons.tsx';
import { copyLink } from '../toasts/copy-link.ts';
import { ChaptersPanel } from './chapters-panel.tsx';
import { mute, setRate, skip } from './engine.ts';
import { momentPath } from './moment-path.ts';
import styles from './player-controls.module.css';
import { IconBack, IconForward, IconMoon, IconMuted, IconSound } from './player-icons.tsx';
import { type PlayableEpisode, playerState, usePlayer } from './player-state.ts';
import { QueuePanel } from './queue-panel.tsx';
import { setTimer } from './set-timer.ts';
import { BACK_SEC, FORWARD_SEC } from './shortcuts.ts';
import { TIMER_CHOICES, type TimerChoice } from './sleep-timer.ts';
import { SPEEDS } from './speeds.ts';

/** The secondary controls beside the waveform. */
export function PlayerControls({ episode }: { episode: PlayableEpisode }) {
  const share = () => void copyLink(window.location.origin + momentPath(episode.slug, playerState().positionSec));
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.skip} aria-label="Back 15 s" onClick={() => skip(BACK_SEC)}>
        <IconBack /> 15 s
      </button>
      <button type="button" className={styles.skip} aria-label="Forward 30 s" onClick={() => skip(FORWARD_SEC)}>
        30 s <IconForward />
      </button>
      <SpeedSelect />
      <ChaptersPanel />
      <QueuePanel />
      <TimerSelect />
      <IconButton label="Copy link at this time" title="Copy link at this time" onClick={share}>
        <IconShare />
      </IconButton>
      <MuteButton />
    </div>
  );
}

function SpeedSelect() {
  const rate = usePlayer((player) => player.rate);
  return (
    <label className={styles.choice}>
      <span aria-hidden="true">{rate}×</span>
      <select aria-label="Speed" value={rate} onChange={(event) => setRate(Number(event.currentTarget.value))}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}

const TIMER_TEXTS: Record<TimerChoice, string> = {
  off: 'No sleep timer',
  15: 'In 15 minutes',
  30: 'In 30 minutes',
  45: 'In 45 minutes',
  60: 'In 60 minutes',
  chapter: 'At the end of the chapter',
  episode: 'At the end of the episode',
};

function TimerSelect() {
  const choice = usePlayer((player) => player.timer?.choice) ?? 'off';
  const choose = (value: string) => setTimer(TIMER_CHOICES.find((each) => each === value) ?? 'off');
  return (
    <label className={styles.choice} data-on={choice !== 'off'}>
      <IconMoon />
      <select aria-label="Sleep timer" value={choice} onChange={(event) => choose(event.currentTarget.value)}>
        {TIMER_CHOICES.map((each) => (
          <option key={each} value={each}>
            {TIMER_TEXTS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function MuteButton() {
  const isMuted = usePlayer((player) => player.isMuted) ?? false;
  const label = isMuted ? 'Unmute' : 'Mute';
  return (
    <IconButton label={label} title={label} className={styles.mute} onClick={mute}>
      {isMuted ? <IconMuted /> : <IconSound />}
    </IconButton>
  );
}
