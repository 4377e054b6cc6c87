import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type AlertKind, KINDS } from '../alert/Alert.tsx';
import { Icon } from '../icon/Icon.tsx';
import { X } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { media, token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: token.space[3],
  padding: `${token.space[2]} ${token.space[2]} ${token.space[2]} ${token.space[4]}`,
  border: `1px solid ${token.color.edge}`,
  borderInlineStart: '6px solid',
  borderRadius: token.radius.md,
  background: token.color.raised,
  boxShadow: token.shadow.lg,
  pointerEvents: 'auto',
  // Defined in base.css.
  animation: `ia-arrive ${token.motion.slow} ${token.motion.ease}`,
  '& > svg': { marginTop: '0.65em' },
});

const text = css({ padding: `${token.space[2]} 0`, color: token.color.ink, lineHeight: 1.45 });
/** Reserves space while the picture loads; beside the text, or above it on a narrow screen. */
const frame = css({
  width: '12rem',
  maxWidth: '100%',
  aspectRatio: '2',
  marginBlock: token.space[2],
  [media.md]: { gridRow: '1 / span 2' },
});
const actions = css({ paddingBlockEnd: token.space[2], color: token.color.ink });
const withPicture = css({
  '& > [data-message]': { gridColumn: '1 / -1', gridRow: 2 },
  '& > [data-below]': { gridColumn: '1 / -1' },
  '& > button': { gridColumn: 3, gridRow: 1 },
  [media.md]: {
    '& > [data-message]': { gridColumn: 2, gridRow: 1 },
    '& > [data-below]': { gridColumn: '2 / -1' },
  },
});

export interface ToastProps {
  /** Message. */
  message: ReactNode;
  /** Kind of message, shown by icon and text, not only by colour. */
  kind?: AlertKind;
  /** Picture instead of the icon, with an aspect ratio of 2:1. The kind is then text only. */
  picture?: ReactNode;
  /** Actions below the message. */
  children?: ReactNode;
  /** Called when the visitor closes it with its button or Escape. Without it there is no close button. */
  onDismiss?: () => void;
  /** Accessible name of the close button. */
  dismissLabel?: string;
  /** The kind as text, for screen readers. */
  kindLabel?: string;
}

/**
 * Transient message. Presentation only: its caller, such as the notice list of the shell, sets the duration.
 */
export function Toast({
  message,
  kind = 'info',
  picture,
  children,
  onDismiss,
  dismissLabel = 'Fechar aviso',
  kindLabel,
}: ToastProps) {
  const { icon, color, word } = KINDS[kind];
  return (
    <div css={[box, picture !== undefined && withPicture]} style={{ borderInlineStartColor: color, color }}>
      {picture === undefined ? (
        <Icon icon={icon} size="1.4em" label={kindLabel ?? word} />
      ) : (
        <div css={frame}>
          <span css={visuallyHidden}>{kindLabel ?? word}</span>
          {picture}
        </div>
      )}
      <div data-message="" css={text}>
        {message}
      </div>
      {onDismiss && (
        <IconButton
          icon={X}
          label={dismissLabel}
          onClick={onDismiss}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onDismiss();
          }}
        />
      )}
      {children && (
        <div data-below="" css={actions}>
          {children}
        </div>
      )}
    </div>
  );
}
