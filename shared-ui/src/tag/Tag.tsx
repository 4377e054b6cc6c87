import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { forcedColorsFill, token } from '../tokens/index.ts';

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  width: 'fit-content',
  maxWidth: '100%',
  padding: `0.2em ${token.space[3]}`,
  borderRadius: token.radius.pill,
  fontSize: token.size.sm,
  fontWeight: 650,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  // Visible only in forced colours, which remove the fill.
  border: '1px solid transparent',
});

const fill = (background: string, color: string) => css({ background, color });

const tones = {
  neutral: css({ background: token.color.paper, borderColor: token.color.line, color: token.color.inkSoft }),
  accent: fill(token.color.accentSoft, token.color.accentStrong),
  success: fill(token.color.successSoft, token.color.success),
  warning: fill(token.color.warningSoft, token.color.warning),
  danger: fill(token.color.dangerSoft, token.color.danger),
  info: fill(token.color.infoSoft, token.color.info),
};

export interface TagProps {
  /** One or two words. */
  children: ReactNode;
  /** Meaning; the text must state it too. */
  tone?: TagTone;
  /** Icon before the text. */
  icon?: IconType;
  /** Class name; Emotion passes the compiled css prop here. */
  className?: string;
}

/** Short classification. Not a control. */
export function Tag({ children, tone = 'neutral', icon, className }: TagProps) {
  return (
    <span className={className} css={[base, tones[tone]]}>
      {icon && <Icon icon={icon} size="1.1em" />}
      {children}
    </span>
  );
}

const solid = css({
  background: token.color.accent,
  color: token.color.onAccent,
  letterSpacing: '0.03em',
  fontWeight: 800,
  ...forcedColorsFill,
});

export interface BadgeProps {
  /** One word or number: 'POPULAR'. */
  children: ReactNode;
  /** Class name; Emotion passes the compiled css prop here. */
  className?: string;
}

/** Solid tag for emphasis; at most one per card. */
export function Badge({ children, className }: BadgeProps) {
  return (
    <span className={className} css={[base, solid]}>
      {children}
    </span>
  );
}
