import { css } from '@emotion/react';
import { useId } from 'react';
import type { ButtonSize, ButtonVariant } from '../button/Button.styles.ts';
import { Button } from '../button/Button.tsx';
import { input } from '../field/Field.styles.ts';
import { useClipboard } from '../hooks/use-clipboard.ts';
import { Check, Copy } from '../icon/icons.ts';
import { token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CopyLabel } from './CopyLabel.tsx';

const box = css({ display: 'grid', gap: token.space[3], justifyItems: 'start', width: '100%' });
const inline = css({ width: 'fit-content' });

export interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Label of the button. */
  label?: string;
  /** Name of the copied text, added to the label for screen readers. */
  about?: string;
  /** Label for two seconds after copying; also announced. */
  successLabel?: string;
  /** Message when the clipboard is blocked; the text is then shown selected for manual copying. */
  failureLabel?: string;
  /** Variant of the button. */
  variant?: ButtonVariant;
  /** Size of the button. */
  size?: ButtonSize;
  /** Called once the text has been copied. */
  onCopied?: () => void;
  /** Called when the clipboard is blocked. */
  onFailed?: () => void;
}

/** Copies a text. When the clipboard is blocked, shows the text selected instead. */
export function CopyButton({
  text,
  label = 'Copiar Prompt',
  about = '',
  successLabel = 'Copiado!',
  failureLabel = 'Falha ao copiar o prompt. Copie o texto selecionado.',
  variant = 'secondary',
  size = 'md',
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const { state, copy, field } = useClipboard();
  const isCopied = state === 'success';
  const id = useId();
  const press = async () => ((await copy(text)) ? onCopied : onFailed)?.();

  return (
    <div css={[box, state !== 'failure' && inline]}>
      <Button variant={variant} size={size} iconStart={isCopied ? Check : Copy} onClick={press}>
        <CopyLabel isCopied={isCopied} copied={successLabel}>
          {label}
        </CopyLabel>
        {about && <span css={visuallyHidden}> {about}</span>}
      </Button>
      <span role="status" css={visuallyHidden}>
        {isCopied ? `${successLabel} ${about}`.trim() : ''}
      </span>
      {state === 'failure' && (
        <>
          <p role="alert" id={id} css={{ color: token.color.danger, fontWeight: 650 }}>
            {failureLabel}
          </p>
          <textarea ref={field} css={input} readOnly rows={4} value={text} aria-labelledby={id} />
        </>
      )}
    </div>
  );
}
