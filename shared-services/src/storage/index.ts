export { alone } from './alone.ts';
export {
  deviceKeeps,
  deviceKeys,
  readDevice,
  removeDevice,
  subscribeDevice,
  writeDevice,
} from './device.ts';
export { type DeviceAtom, deviceAtom, deviceStore } from './device-atom.ts';
export type { Format } from './formats.ts';
export { lenientList } from './lenient-list.ts';
export { saveBlob, saveFile } from './save-file.ts';
export { useDeviceKeeps } from './use-device-keeps.ts';
