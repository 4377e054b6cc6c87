import { css } from '@emotion/react';
import { forcedColorsFill, media, token } from '../tokens/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[2],
  maxWidth: '100%',
  border: '2px solid transparent',
  borderRadius: token.radius.md,
  fontFamily: token.font.text,
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${token.motion.fast} ${token.motion.ease}, border-color ${token.motion.fast}, transform ${token.motion.fast}`,
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
});

/** Hidden in print. */
export const onScreen = css({ [media.print]: { display: 'none' } });

/** Full width for large buttons on a phone. */
const fullWidthOnPhone = { [media.phone]: { width: '100%' } };

/** Inline padding that shrinks for large text on a small screen. */
const shrinkingPadding = (space: string) => `min(${space}, 5vw)`;

export const sizes = {
  sm: css({
    minHeight: '2.75rem',
    padding: `${token.space[2]} ${shrinkingPadding(token.space[4])}`,
    fontSize: token.size.sm,
  }),
  md: css({
    minHeight: '3rem',
    padding: `${token.space[2]} ${shrinkingPadding(token.space[5])}`,
    fontSize: token.size.md,
  }),
  lg: css({
    minHeight: '3.5rem',
    padding: `${token.space[3]} ${shrinkingPadding(token.space[8])}`,
    fontSize: token.size.lg,
    ...fullWidthOnPhone,
  }),
};

const disabledColours = {
  background: token.color.tint,
  borderColor: token.color.line,
  color: token.color.inkSoft,
  transform: 'none',
};

export const variants = {
  primary: css({
    background: token.color.accent,
    color: token.color.onAccent,
    '&:hover': { background: token.color.accentStrong, color: token.color.onAccent },
    '&:disabled': disabledColours,
    '&:not(:disabled), &:not(:disabled):hover': forcedColorsFill,
  }),
  danger: css({
    background: token.color.danger,
    color: token.color.onAccent,
    '&:hover': { textDecoration: 'underline' },
    '&:disabled': disabledColours,
    '&:not(:disabled), &:not(:disabled):hover': forcedColorsFill,
  }),
  secondary: css({
    background: token.color.raised,
    borderColor: token.color.accent,
    color: token.color.accent,
    '&:hover': {
      background: token.color.accentSoft,
      borderColor: token.color.accentStrong,
      color: token.color.accentStrong,
    },
    '&:disabled': disabledColours,
  }),
  quiet: css({
    // Aligns the text, not the invisible edge, with the content above and below.
    paddingInline: token.space[2],
    marginInlineStart: `calc(-2px - ${token.space[2]})`,
    maxWidth: `calc(100% + 2px + ${token.space[2]})`,
    background: 'transparent',
    color: token.color.accent,
    textDecoration: 'underline',
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.2em',
    '&:hover': { background: token.color.accentSoft, color: token.color.accentStrong },
    '&:disabled': {
      ...disabledColours,
      background: 'transparent',
      borderColor: 'transparent',
      textDecoration: 'none',
    },
  }),
};

export const wide = css({ width: '100%', marginInlineStart: 0 });

export const spinner = css({
  width: '1.15em',
  height: '1.15em',
  flex: 'none',
  border: '0.16em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: 'ia-spin 800ms linear infinite',
  '@keyframes ia-spin': { to: { transform: 'rotate(1turn)' } },
});
