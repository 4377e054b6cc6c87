import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type AlertKind, KINDS } from '../alert/Alert.tsx';
import { Icon } from '../icon/Icon.tsx';
import { X } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { token } from '../tokens/index.ts';

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
  // In base.css.
  animation: `ia-arrive ${token.motion.slow} ${token.motion.ease}`,
  '& > svg': { marginTop: '0.65em' },
});

const words = css({ padding: `${token.space[2]} 0`, color: token.color.ink, lineHeight: 1.45 });

export interface ToastProps {
  /** What happened. */
  message: ReactNode;
  /** Kind of message; told by icon and word, not only by colour. */
  kind?: AlertKind;
  /** Called when the visitor closes it, by its button or by Escape on it. Without it there is no close button. */
  onDismiss?: () => void;
  /** Name of the close button. */
  dismissLabel?: string;
  /** The kind in words, for someone who does not see the icon. */
  kindLabel?: string;
}

/** A notice that passes. Only what it looks like: whoever owns the queue decides how long it stays. */
export function Toast({
  message,
  kind = 'info',
  onDismiss,
  dismissLabel = 'Fechar aviso',
  kindLabel,
}: ToastProps) {
  const { icon, color, word } = KINDS[kind];
  return (
    <div css={box} style={{ borderInlineStartColor: color, color }}>
      <Icon icon={icon} size="1.4em" label={kindLabel ?? word} />
      <div css={words}>{message}</div>
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
    </div>
  );
}
