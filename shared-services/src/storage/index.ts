export {
  clearDevice,
  deviceKeeps,
  readDevice,
  removeDevice,
  subscribeDevice,
  writeDevice,
} from './device.ts';
export { type DeviceAtom, deviceAtom } from './device-atom.ts';
