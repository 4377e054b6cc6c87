export {
  clearDevice,
  deviceKeeps,
  deviceKeys,
  readDevice,
  removeDevice,
  subscribeDevice,
  writeDevice,
} from './device.ts';
export { type DeviceAtom, deviceAtom } from './device-atom.ts';
