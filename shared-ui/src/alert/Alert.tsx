import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { CircleCheck, CircleX, Info, Alert as Warning } from '../icon/icons.ts';
import { token } from '../tokens/index.ts';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

/** Colour and icon of each kind of message; Toast uses them too. */
export const KINDS: Record<AlertKind, { icon: IconType; color: string; soft: string; word: string }> = {
  info: { icon: Info, color: token.color.info, soft: token.color.infoSoft, word: 'Informação' },
  success: { icon: CircleCheck, color: token.color.success, soft: token.color.successSoft, word: 'Sucesso' },
  warning: { icon: Warning, color: token.color.warning, soft: token.color.warningSoft, word: 'Atenção' },
  error: { icon: CircleX, color: token.color.danger, soft: token.color.dangerSoft, word: 'Erro' },
};

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token.space[1]} ${token.space[3]}`,
  padding: `${token.space[4]} ${token.space[5]}`,
  border: '1px solid',
  borderInlineStartWidth: 6,
  borderRadius: token.radius.md,
  '& > svg': { marginTop: '0.15em' },
});
const words = css({ color: token.color.ink, lineHeight: 1.5, '& > * + *': { marginTop: token.space[2] } });

export interface AlertProps {
  /** Kind of message; told by icon and word, not only by colour. */
  kind?: AlertKind;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** Why, and what can be done about it. Never blames the visitor. */
  children?: ReactNode;
  /** The kind in words, for someone who does not see the icon. */
  kindLabel?: string;
  /** How it is announced when it appears: status waits for a pause, alert interrupts. Nothing by default. */
  live?: 'status' | 'alert';
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** A message that belongs to this place on the page. For one that passes, see Toast. */
export function Alert({ kind = 'info', title, children, kindLabel, live, className }: AlertProps) {
  const { icon, color, soft, word } = KINDS[kind];
  return (
    <div role={live} className={className} css={box} style={{ borderColor: color, background: soft, color }}>
      <Icon icon={icon} size="1.4em" label={kindLabel ?? word} />
      <div css={words}>
        {title && <p css={{ fontWeight: 650 }}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
