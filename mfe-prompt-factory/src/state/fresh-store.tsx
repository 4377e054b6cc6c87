import { Provider } from 'jotai';
import type { ReactNode } from 'react';

/** For tests: separate in-memory state, as after a reload or in another tab; device storage is shared. */
export function FreshStore({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
