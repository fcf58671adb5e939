import { Link } from '@tanstack/react-router';
import { retry } from './engine.ts';
import { FAILURE_TEXTS, type PlayerFailure } from './failure.ts';
import styles from './failure-note.module.css';

/** Says why the episode doesn't play and what the reader can do. */
export function FailureNote({ failure }: { failure: PlayerFailure }) {
  return (
    <span role="alert" className={styles.note}>
      {FAILURE_TEXTS[failure]}
      {failure === 'membership' ? <Link to="/membership">Become a member</Link> : null}
      {failure === 'membership' || failure === 'blocked' ? null : (
        <button type="button" onClick={() => void retry()}>
          Try again
        </button>
      )}
    </span>
  );
}
