import { deviceKeeps } from '@ia/shared-services/storage';
import { useState } from 'react';

/** Whether what is promised to stay on this device will; asked once, as the words that promise it appear. */
export function useDeviceKeeps(): boolean {
  const [keeps] = useState(deviceKeeps);
  return keeps;
}
