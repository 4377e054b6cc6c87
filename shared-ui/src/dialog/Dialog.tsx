import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { X } from '../icon/icons.ts';
import * as styles from './Dialog.styles.ts';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the visitor closes it: Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** What it asks or tells. */
  title: ReactNode;
  /** One or two sentences under the title, read when the dialog opens. */
  description?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** Asked on closing. False when the page takes the visitor elsewhere itself; otherwise focus returns to where it was. */
  returnsFocus?: () => boolean;
  /** Name of the close button. */
  closeLabel?: string;
}

/**
 * Interrupts for one question that cannot wait. Focus moves in, stays in, and returns to where it was. Anything that
 * can wait belongs on the page.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  returnsFocus,
  closeLabel = 'Fechar',
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop css={styles.backdrop} />
        <Base.Viewport css={styles.viewport}>
          <Base.Popup css={styles.popup} finalFocus={returnsFocus}>
            <div css={styles.head}>
              <Base.Title css={styles.title}>{title}</Base.Title>
              <Base.Close css={styles.close} aria-label={closeLabel}>
                <Icon icon={X} size="1.5rem" />
              </Base.Close>
            </div>
            {description && <Base.Description css={styles.description}>{description}</Base.Description>}
            {children && <div css={styles.content}>{children}</div>}
            {actions && <div css={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
