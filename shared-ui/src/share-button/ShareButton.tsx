import { css } from '@emotion/react';
import { useId } from 'react';
import type { ButtonSize, ButtonVariant } from '../button/Button.styles.ts';
import { Button } from '../button/Button.tsx';
import { CopyLabel } from '../copy-button/CopyLabel.tsx';
import { input } from '../field/Field.styles.ts';
import { useClipboard } from '../hooks/use-clipboard.ts';
import type { IconType } from '../icon/Icon.tsx';
import { Check, Share } from '../icon/icons.ts';
import { media, token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const box = css({
  display: 'grid',
  gap: token.space[3],
  justifyItems: 'start',
  width: 'fit-content',
  maxWidth: '100%',
  [media.print]: { display: 'none' },
});
const fullWidth = css({ width: '100%' });

export interface ShareButtonProps {
  /** Absolute URL to share. */
  url: string;
  /** Title for the share sheet. */
  title: string;
  /** Label of the button. */
  label?: string;
  /** Shown after the URL was copied, and announced unless the caller has an `onCopied`. */
  copiedLabel?: string;
  /** Message when the clipboard is blocked; the URL is then shown selected for manual copying. */
  failureLabel?: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Variant of the button. */
  variant?: ButtonVariant;
  /** Size of the button. */
  size?: ButtonSize;
  /** Called after the URL was copied; not called for the share sheet, whose result is unknown. */
  onCopied?: () => void;
}

/**
 * Opens the share sheet.
 * @returns true when shared or cancelled by the visitor; no fallback is needed then
 */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.share || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares a URL with the share sheet of the device. Falls back to the clipboard, and to manual copying when
 * that is blocked.
 */
export function ShareButton({
  url,
  title,
  label = 'Partilhar',
  copiedLabel = 'Ligação copiada',
  failureLabel = 'Não foi possível copiar a ligação. Copie-a daqui:',
  icon = Share,
  variant = 'quiet',
  size = 'md',
  onCopied,
}: ShareButtonProps) {
  const { state, copy, field } = useClipboard();
  const isCopied = state === 'success';
  const id = useId();

  const press = async () => {
    if (await shareByDevice({ title, url })) return;
    if (await copy(url)) onCopied?.();
  };

  return (
    <div css={[box, state === 'failure' && fullWidth]}>
      <Button variant={variant} size={size} iconStart={isCopied ? Check : icon} onClick={() => void press()}>
        <CopyLabel isCopied={isCopied} copied={copiedLabel}>
          {label}
        </CopyLabel>
      </Button>
      <span role="status" css={visuallyHidden}>
        {isCopied && !onCopied ? copiedLabel : ''}
      </span>
      {state === 'failure' && (
        <>
          <p role="alert" id={id} css={{ color: token.color.danger, fontWeight: 650 }}>
            {failureLabel}
          </p>
          <textarea ref={field} css={input} readOnly rows={3} value={url} aria-labelledby={id} />
        </>
      )}
    </div>
  );
}
