import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { IconPlay } from './icons.tsx';
import styles from './play-disc.module.css';

interface PlayDiscProps extends Omit<ComponentProps<'a'>, 'children' | 'className'> {
  'aria-label': string;
}

/** The green disc that leads to where an episode is heard; takes the router's `to` and `params`. */
export const PlayDiscLink = createLink((props: PlayDiscProps) => (
  <a {...props} className={styles.disc}>
    <IconPlay />
  </a>
));
