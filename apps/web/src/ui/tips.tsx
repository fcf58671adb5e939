import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import styles from './tips.module.css';

/** Tooltips for every element of `area` that has `data-tip`: 700 ms to the first, none to the next within 300 (specification §9). */
export default function Tips({ area }: { area: HTMLElement }) {
  const [targets] = useState(() => [...area.querySelectorAll<HTMLElement>('[data-tip]')]);
  const pressed = usePressed(area);
  return (
    <ThemeProvider>
      <Tooltip.Group openDelay={700} closeDelay={300}>
        {targets.map((target) => (
          <Tooltip
            key={target.dataset['tip']}
            target={target}
            label={<TipText target={target} />}
            disabled={pressed}
            offset={8}
            className={styles.tip}
          />
        ))}
      </Tooltip.Group>
    </ThemeProvider>
  );
}

/** Reads the text when the tooltip opens: a switch's text says what it will do next. */
function TipText({ target }: { target: HTMLElement }) {
  return target.dataset['tip'];
}

/** Whether a control was pressed since the pointer came: its tooltip has said what it had to say. */
function usePressed(area: HTMLElement): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const press = () => setPressed(true);
    const leave = () => setPressed(false);
    area.addEventListener('pointerdown', press);
    area.addEventListener('pointerleave', leave);
    return () => {
      area.removeEventListener('pointerdown', press);
      area.removeEventListener('pointerleave', leave);
    };
  }, [area]);
  return pressed;
}
