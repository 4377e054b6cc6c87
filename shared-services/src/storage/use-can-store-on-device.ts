import { useOnDevice } from '@ia/federation';
import { useMemo } from 'react';
import { canStoreOnDevice } from './device.ts';

/**
 * Returns whether this device persists data. Checked when the text that promises it renders, because the check
 * writes. Prerendered markup, which has no device, assumes true.
 * @param written values that trigger a new check: storage may become full meanwhile
 */
export function useCanStoreOnDevice(...written: readonly unknown[]): boolean {
  const onDevice = useOnDevice();
  return useMemo(() => !onDevice || canStoreOnDevice(), [onDevice, ...written]);
}
