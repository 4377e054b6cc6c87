import { useId, useRef } from 'react';
import { useDisclosure } from '../hooks/use-disclosure.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';

/**
 * State of a menu button with its popup, closed by `useDismiss`.
 * @returns `root`, the ref of their container; `button`, the props of the button; `id`, the id of the popup
 */
export function useMenu() {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, close, toggle } = useDisclosure();
  useDismiss(root, isOpen, close);
  return {
    isOpen,
    close,
    root,
    id,
    button: {
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: toggle,
    },
  };
}
