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
const whole = css({ width: '100%' });

export interface ShareButtonProps {
  /** Address that is shared: absolute, so that it opens elsewhere. */
  url: string;
  /** What is shared, for the message that the device writes. */
  title: string;
  /** Words of the button. */
  label?: string;
  /** Said and shown once the address has been copied. */
  copiedLabel?: string;
  /** What is said when the browser refuses to copy; the address then appears, selected, to be copied by hand. */
  failureLabel?: string;
  /** Icon before the words. */
  icon?: IconType;
  /** Look of the button. */
  variant?: ButtonVariant;
  /** Size of the button. */
  size?: ButtonSize;
  /** Called once the address has been copied; nothing is known of what a device shares. */
  onCopied?: () => void;
}

/** Whether it was given to the device, or put aside there by the visitor: then nothing more is to be done. */
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
 * Shares an address by the device's own sheet. Where there is none, the address is copied; where that is refused too, it
 * stands there to be copied by hand.
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
  const offer = () => {
    field.current?.focus();
    field.current?.select();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it stands there
  useEffect(() => {
    if (state === 'failure') offer();
  }, [state]);

  const press = async () => {
    if (await shareByDevice({ title, url })) return;
    if (await copy(url)) return onCopied?.();
    // Refused once more: the address is there already, and is selected anew.
    offer();
  };

  return (
    <div css={[box, state === 'failure' && whole]}>
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
