import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button, buttonClass } from './button.tsx';
import choiceStyles from './choice.module.css';
import styles from './filter-menu.module.css';
import { IconChevron } from './icons.tsx';

interface FilterMenuProps {
  /** Whether a filter is active. The button then shows a dot. */
  isOn: boolean;
  /** Fields of the surrounding form. */
  children: ReactNode;
}

/** A list's filter, opened by a button. It also opens without JavaScript, and then has an Apply button. */
export function FilterMenu({ isOn, children }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  const closeWhenLeft = (event: FocusEvent) => {
    if (!menu.current?.contains(event.relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className={styles.host} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className={buttonClass({ variant: 'line' }, styles.button)}>
        Filter
        {isOn ? (
          <span className={styles.dot}>
            <span className="visually-hidden">(on)</span>
          </span>
        ) : null}
        <IconChevron />
      </summary>
      {/* Focusable, so that a click on a label doesn't move the focus out of the menu. */}
      <div className={styles.menu} tabIndex={-1}>
        {children}
        <noscript>
          <Button type="submit" size="sm">
            Apply
          </Button>
        </noscript>
      </div>
    </details>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  children: ReactNode;
}

/** A native checkbox or radio button with a label. */
export function Choice({ children, ...rest }: ChoiceProps) {
  return (
    <label className={choiceStyles.choice}>
      <input {...rest} /> {children}
    </label>
  );
}
