import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import type { ButtonSize, ButtonVariant } from '../button/Button.styles.ts';
import { Button } from '../button/Button.tsx';
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
  const { state, copy } = useClipboard();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const focusAndSelect = () => {
    field.current?.focus();
    field.current?.select();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the field is rendered
  useEffect(() => {
    if (state === 'failure') focusAndSelect();
  }, [state]);

  const press = async () => {
    if (await shareByDevice({ title, url })) return;
    if (await copy(url)) return onCopied?.();
    // After a second failure the effect does not run, so select the shown URL here.
    focusAndSelect();
  };

  return (
    <div css={[box, state === 'failure' && fullWidth]}>
      <Button
        variant={variant}
        size={size}
        iconStart={state === 'success' ? Check : icon}
        onClick={() => void press()}
      >
        {state === 'success' ? copiedLabel : label}
      </Button>
      <span role="status" css={visuallyHidden}>
        {state === 'success' && !onCopied ? copiedLabel : ''}
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
