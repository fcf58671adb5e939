import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { formControls } from './form-controls.tsx';
import { overlays } from './overlays.ts';

/** Mantine requires ten shades of a colour. We have two, one for each scheme. */
const shades = (light: string, dark: string): MantineColorsTuple => [
  dark,
  dark,
  dark,
  dark,
  dark,
  light,
  light,
  light,
  light,
  light,
];

/** tokens.css as a Mantine theme, for the library's overlays and controls. */
export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '500',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--t-h1)', lineHeight: '1.04' },
      h2: { fontSize: 'var(--t-h2)', lineHeight: 'var(--lh-head)' },
      h3: { fontSize: 'var(--t-h3)', lineHeight: 'var(--lh-head)' },
      h4: { fontSize: 'var(--t-h4)', lineHeight: 'var(--lh-head)' },
    },
  },
  fontSizes: {
    xs: 'var(--t-micro)',
    sm: 'var(--t-ui)',
    md: 'var(--t-body)',
    lg: 'var(--t-h4)',
    xl: 'var(--t-lede)',
  },
  lineHeights: { md: 'var(--lh-body)' },
  spacing: { xs: 'var(--s-2)', sm: 'var(--s-3)', md: 'var(--s-4)', lg: 'var(--s-5)', xl: 'var(--s-6)' },
  radius: { xs: 'var(--r-1)', sm: 'var(--r-1)', md: 'var(--r-2)', lg: 'var(--r-2)', xl: 'var(--r-full)' },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow-pop)', lg: 'var(--shadow-pop)', xl: 'var(--shadow-pop)' },
  colors: {
    green: shades('#12493a', '#8fcaad'),
    amber: shades('#865004', '#ecb95c'),
    red: shades('#9a2e1d', '#f29a84'),
  },
  primaryColor: 'green',
  primaryShade: { light: 8, dark: 3 },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: { ...formControls, ...overlays },
});

/** Maps Mantine's CSS variables to our tokens, each of which has a value for both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunk)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--rule-control)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-anchor': 'var(--green)',
    '--mantine-primary-color-filled': 'var(--green)',
    '--mantine-primary-color-filled-hover': 'var(--green-hover)',
    '--mantine-primary-color-contrast': 'var(--on-green)',
  };
  return { variables: {}, light: both, dark: both };
};
