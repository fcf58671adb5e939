import type { MantineThemeComponents } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';
import choice from '../ui/choice.module.css';
import field from '../ui/field.module.css';
import form from '../ui/form.module.css';
import { IconAlert } from '../ui/icons.tsx';
import toggle from '../ui/switch.module.css';
import styles from './form-controls.module.css';

/** An error message with an icon, because colour alone isn't enough. */
function ErrorText({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest}>
      <IconAlert />
      {children}
    </p>
  );
}

const choiceParts = { body: choice.choice, inner: styles.contents, icon: styles.hidden };

/**
 * Styles Mantine's form controls with the classes of the site's plain fields and buttons instead of Mantine's classes.
 * All controls then look alike, and pages without forms don't load Mantine's styles for controls.
 */
export const formControls: MantineThemeComponents = {
  Input: {
    defaultProps: { unstyled: true },
    classNames: { input: field.input, wrapper: styles.wrapper },
  },
  InputWrapper: {
    defaultProps: {
      unstyled: true,
      inputWrapperOrder: ['label', 'input', 'error', 'description'],
      errorProps: { role: 'alert', component: ErrorText },
      descriptionProps: { component: 'div' }, // a hint may be a list
    },
    classNames: { root: form.field, label: form.label, error: form.error, description: form.hint },
  },
  PasswordInput: {
    classNames: { input: styles.password, innerInput: styles.passwordText, section: styles.passwordToggle },
  },
  Textarea: { classNames: { input: form.area } },
  NativeSelect: { classNames: { section: styles.hidden } }, // field.module.css draws the arrow
  Checkbox: { defaultProps: { unstyled: true }, classNames: choiceParts },
  Radio: { defaultProps: { unstyled: true }, classNames: choiceParts },
  Switch: {
    defaultProps: { unstyled: true },
    classNames: { body: toggle.switch, track: styles.hidden }, // switch.module.css shows the checkbox as a switch
  },
  Button: {
    defaultProps: { unstyled: true, variant: 'line', size: 'md' },
    classNames: (_theme: unknown, { variant, size, fullWidth }: MantineButtonLook) => ({
      root: buttonClass({ variant, size, block: fullWidth }),
      inner: styles.contents,
      label: styles.contents,
    }),
  },
};

type MantineButtonLook = Pick<ButtonLook, 'variant' | 'size'> & { fullWidth?: boolean };
