import { useOnDevice } from '@ia/federation';
import { useMemo } from 'react';
import { canStoreOnDevice } from './device.ts';

/**
 * Returns whether this device persists data. Checked when the text that promises storage renders, because the check
 * writes. Prerendered markup, which has no device, assumes true.
 * @param writtenValues values that trigger a new check: storage may become full meanwhile
 */
export function useCanStoreOnDevice(...writtenValues: readonly unknown[]): boolean {
  const onDevice = useOnDevice();
  return useMemo(() => !onDevice || canStoreOnDevice(), [onDevice, ...writtenValues]);
}
