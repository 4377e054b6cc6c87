/** Device storage. The page keeps working when storage is blocked, full or corrupt. */
export {
  canStoreOnDevice,
  deviceKeys,
  readDevice,
  removeDevice,
  subscribeDevice,
  writeDevice,
} from './device.ts';
export { type DeviceAtom, deviceAtom, deviceStore } from './device-atom.ts';
export type { Format } from './formats.ts';
export { lenientList } from './lenient-list.ts';
export { withOutboxLock } from './outbox-lock.ts';
export { saveBlob, saveFile } from './save-file.ts';
export { useCanStoreOnDevice } from './use-can-store-on-device.ts';
