import { Provider } from 'jotai';
import type { ReactNode } from 'react';

/** State of its own, as a reload or another tab has it; what the device keeps is shared. For tests. */
export function FreshStore({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
