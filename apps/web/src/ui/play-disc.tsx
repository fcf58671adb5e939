import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { IconPlay } from './icons.tsx';
import styles from './play-disc.module.css';

interface PlayDiscProps extends Omit<ComponentProps<'a'>, 'children' | 'className'> {
  'aria-label': string;
}

/** A green disc that links to an episode's player. Takes the router's `to` and `params`. */
export const PlayDiscLink = createLink((props: PlayDiscProps) => (
  <a {...props} className={styles.disc}>
    <IconPlay />
  </a>
));
