import { type ReactNode, useId } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './panel.module.css';

interface PanelProps {
  /** The heading of the panel and the name of its button. */
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button of the bar and the panel that it opens above the bar. Escape and a click elsewhere close the panel. */
export function Panel({ title, icon, children }: PanelProps) {
  const id = useId();
  return (
    <>
      <IconButton label={title} title={title} popoverTarget={id}>
        {icon}
      </IconButton>
      {/* biome-ignore lint/a11y/useSemanticElements: its controls aren’t fields of a form */}
      <div id={id} popover="auto" role="group" aria-label={title} className={styles.panel}>
        <h2 tabIndex={-1}>{title}</h2>
        {children}
      </div>
    </>
  );
}
