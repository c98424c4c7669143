import { createTheme, type MantineColorsTuple, rem } from '@mantine/core';

function shades(name: string): MantineColorsTuple {
  const shade = (n: number) => `var(--mala-${name}-${n})`;
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ];
}

/** Hands stay above 44 px and text at 16 px or more, whatever size a component is asked for. */
const field = { size: 'md' };
const fieldVars = () => ({
  wrapper: { '--input-height': rem(48), '--input-bd': 'var(--mala-line)' },
});
const notesVars = () => ({
  label: { '--input-label-size': rem(16) },
  error: { '--input-error-size': rem(16) },
  description: { '--input-description-size': rem(16) },
});

/**
 * How Mantine's components look here: its colours are the variables that `data-community` fills, so one
 * theme serves both communities.
 */
export const mantineTheme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: { brand: shades('brand'), accent: shades('accent') },
  black: 'var(--mala-ink)',
  fontFamily: 'var(--mala-sans)',
  headings: { fontFamily: 'var(--mala-serif)', fontWeight: '700' },
  fontSizes: { xs: rem(16), sm: rem(16), md: rem(16), lg: rem(18), xl: rem(20) },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Input: { vars: fieldVars },
    InputWrapper: { vars: notesVars },
    ActionIcon: { defaultProps: { size: rem(44) } },
    CloseButton: { defaultProps: { size: rem(44) } },
    Select: { defaultProps: field },
    MultiSelect: { defaultProps: field },
    Checkbox: { defaultProps: field },
    // what opens over the page belongs to it: a reader that jumps between landmarks finds it
    Portal: { defaultProps: { target: '#main' } },
    Modal: { defaultProps: { centered: true } },
  },
});
