import { useCallback, useState } from 'react';

export interface Disclosure {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** For components that pass the new value: `onOpenChange={set}`. */
  set: (isOpen: boolean) => void;
}

/** State of something that opens and closes (dialog, menu), with stable callbacks. */
export function useDisclosure(initially = false): Disclosure {
  const [isOpen, set] = useState(initially);
  const open = useCallback(() => set(true), []);
  const close = useCallback(() => set(false), []);
  const toggle = useCallback(() => set((was) => !was), []);
  return { isOpen, open, close, toggle, set };
}
