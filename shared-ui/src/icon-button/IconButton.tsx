import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { forcedColorsFill, media, token } from '../tokens/index.ts';

const base = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '2px solid transparent',
  borderRadius: token.radius.md,
  cursor: 'pointer',
  transition: `background-color ${token.motion.fast}, border-color ${token.motion.fast}`,
  '&:hover': { background: token.color.accentSoft, color: token.color.accentStrong },
  '&:disabled': { color: token.color.inkSoft, cursor: 'not-allowed', background: 'none' },
  '&[aria-pressed="true"]': {
    background: token.color.accent,
    color: token.color.onAccent,
    ...forcedColorsFill,
  },
  [media.print]: { display: 'none' },
});

const variants = {
  quiet: css({ background: 'none', color: token.color.inkSoft }),
  outlined: css({ background: token.color.raised, borderColor: token.color.edge, color: token.color.accent }),
  solid: css({
    background: token.color.accent,
    color: token.color.onAccent,
    '&:hover': { background: token.color.accentStrong, color: token.color.onAccent },
    ...forcedColorsFill,
  }),
};

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip; starts with a verb. */
  label: string;
  /** Icon of the action. */
  icon: IconType;
  /** outlined when standalone; quiet in a toolbar; solid as the main control. */
  variant?: 'quiet' | 'outlined' | 'solid';
  ref?: Ref<HTMLButtonElement>;
}

/** Button with only an icon, for universally known icons; otherwise use Button with a label. */
export function IconButton({ label, icon, variant = 'quiet', type = 'button', ...rest }: IconButtonProps) {
  return (
    // The tooltip is also the name: beside aria-label, it would be the description, and be read twice.
    <button {...rest} type={type} title={label} css={[base, variants[variant]]}>
      <Icon icon={icon} size="1.375rem" />
    </button>
  );
}
