import { useOnDevice } from '@ia/federation';
import { useMemo } from 'react';
import { deviceKeeps } from './device.ts';

/**
 * Whether what is promised to stay on this device will; asked as the words that promise it appear, because asking writes.
 * A first view, which knows no device, promises it.
 * @param written asked anew when this changes: storage may become full on the way
 */
export function useDeviceKeeps(...written: readonly unknown[]): boolean {
  const onDevice = useOnDevice();
  return useMemo(() => !onDevice || deviceKeeps(), [onDevice, ...written]);
}
