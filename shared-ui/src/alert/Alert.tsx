import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { focusBack } from '../hooks/use-focus-heading.ts';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { CircleCheck, CircleX, Info, Alert as Warning } from '../icon/icons.ts';
import { media, token } from '../tokens/index.ts';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

/** Icon, colour, background and default label of each kind of message; Toast uses them too. */
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
  // Saves width inside a lesson block on a phone.
  [media.phone]: { paddingInline: token.space[3] },
});
/** Tile behind the icon; its corners are quarters of the azulejo pattern. */
const tile = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: '2.25rem',
  height: '2.25rem',
  // Fits the height of one text line.
  marginBlock: '-0.35rem',
  background: token.color.raised,
  '& > svg': { gridArea: '1 / 1' },
});
/** Path of four quarter circles, one in each corner of the tile. */
const cornerPath =
  'M0 0h7a7 7 0 0 1-7 7ZM36 0v7a7 7 0 0 1-7-7ZM36 36h-7a7 7 0 0 1 7-7ZM0 36v-7a7 7 0 0 1 7 7Z';
const text = css({ color: token.color.ink, lineHeight: 1.5, '& > * + *': { marginTop: token.space[2] } });

export interface AlertProps {
  /** Kind of message, shown by icon and text, not only by colour. */
  kind?: AlertKind;
  /** The event, in a few words. */
  title?: ReactNode;
  /** Cause and remedy. Never blames the visitor. */
  children?: ReactNode;
  /** The kind as text, for screen readers. */
  kindLabel?: string;
  /** Live region role: status waits for a pause, alert interrupts. None by default. */
  live?: 'status' | 'alert';
  /**
   * Retries the failed action. The button unmounts with the message; the focus then moves to the control that
   * opened this region, or to its heading.
   */
  onRetry?: () => void;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Inline message. For a transient one, see Toast. Title and text are in one block: Orca with Chromium may speak
 * two in the wrong order.
 */
export function Alert({ kind = 'info', title, children, kindLabel, live, onRetry, className }: AlertProps) {
  const { icon, color, soft, word } = KINDS[kind];
  return (
    <div role={live} className={className} css={box} style={{ borderColor: color, background: soft, color }}>
      <span css={tile}>
        <svg viewBox="0 0 36 36" width="100%" height="100%" aria-hidden="true" fill="currentColor">
          <path d={cornerPath} />
        </svg>
        <Icon icon={icon} size="1.5rem" label={kindLabel ?? word} />
      </span>
      <div css={text}>
        {title && <strong>{title}</strong>}
        {title && <br />}
        {children}
        {onRetry && (
          <div css={{ marginTop: token.space[3] }}>
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
          </div>
        )}
      </div>
    </div>
  );
}
