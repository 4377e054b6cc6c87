import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { X } from '../icon/icons.ts';
import * as styles from './Dialog.styles.ts';

export interface DialogProps {
  /** True when shown. */
  open: boolean;
  /** Called with false when the visitor closes it with Escape, the close button or an outside press. */
  onOpenChange: (open: boolean) => void;
  /** Title: the question or message. */
  title: ReactNode;
  /** One or two sentences below the title, announced when the dialog opens. */
  description?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /**
   * Called on close. Return false when the page moves the focus itself; otherwise the focus returns to the
   * opener.
   */
  returnsFocus?: () => boolean;
  /** Accessible name of the close button. */
  closeLabel?: string;
}

/**
 * Modal dialog for a question that blocks the task. Traps the focus and restores it on close. Put anything
 * less urgent in the page.
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
