import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { focusBack } from '../hooks/use-focus-heading.ts';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { CircleCheck, CircleX, Info, Alert as Warning } from '../icon/icons.ts';
import { media, token } from '../tokens/index.ts';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

/** Colour and icon of each kind of message; Toast uses them too. */
export const KINDS: Record<AlertKind, { icon: IconType; color: string; soft: string; word: string }> = {
  info: { icon: Info, color: token.color.info, soft: token.color.infoSoft, word: 'Informação' },
  success: { icon: CircleCheck, color: token.color.success, soft: token.color.successSoft, word: 'Sucesso' },
  warning: { icon: Warning, color: token.color.warning, soft: token.color.warningSoft, word: 'Atenção' },
  error: { icon: CircleX, color: token.color.danger, soft: token.color.dangerSoft, word: 'Erro' },
};

const box = css({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token.space[1]} ${token.space[3]}`,
  padding: `${token.space[4]} ${token.space[5]}`,
  border: '1px solid',
  borderInlineStartWidth: 6,
  borderRadius: token.radius.md,
  // Within a lesson's block on a telephone, each letter of a line counts.
  [media.phone]: { paddingInline: token.space[3] },
});
/** The icon stands on a tile, whose four corners a neighbour would complete. */
const tile = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: '2.25rem',
  height: '2.25rem',
  // In the height of one line of words.
  marginBlock: '-0.35rem',
  background: token.color.raised,
  '& > svg': { gridArea: '1 / 1' },
});
const corners = 'M0 0h7a7 7 0 0 1-7 7ZM36 0v7a7 7 0 0 1-7-7ZM36 36h-7a7 7 0 0 1 7-7ZM0 36v-7a7 7 0 0 1 7 7Z';
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
  /** Tries again what failed. The button goes with the message: the focus goes to what opened this place, or to its heading. */
  onRetry?: () => void;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** A message that belongs to this place on the page. For one that passes, see Toast. */
export function Alert({ kind = 'info', title, children, kindLabel, live, onRetry, className }: AlertProps) {
  const { icon, color, soft, word } = KINDS[kind];
  return (
    <div role={live} className={className} css={box} style={{ borderColor: color, background: soft, color }}>
      <span css={tile}>
        <svg viewBox="0 0 36 36" width="100%" height="100%" aria-hidden="true" fill="currentColor">
          <path d={corners} />
        </svg>
        <Icon icon={icon} size="1.5rem" label={kindLabel ?? word} />
      </span>
      <div css={words}>
        {title && <p css={{ fontWeight: 650 }}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {onRetry && (
          <Button
            variant="secondary"
            size="sm"
            onClick={(event) => {
              focusBack(event.currentTarget);
              onRetry();
            }}
          >
            Tentar de novo
          </Button>
        )}
      </div>
    </div>
  );
}
