import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Imported afresh for each test, because the module remembers refused writes. */
let device: typeof import('./device.ts');

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for('ia-para-todos.device-memory'));
  device = await import('./device.ts');
});
afterEach(() => vi.unstubAllGlobals());

function blockStorage(name: 'QuotaExceededError' | 'SecurityError'): void {
  const throwError = () => {
    throw new DOMException('no', name);
  };
  vi.stubGlobal('localStorage', {
    getItem: name === 'SecurityError' ? throwError : () => null,
    setItem: throwError,
  });
}

it('writeDevice stores plain text under the given key', () => {
  expect(device.writeDevice('vote_principle_literacia', 'up')).toBe(true);
  expect(localStorage.getItem('vote_principle_literacia')).toBe('up');
  expect(device.readDevice('vote_principle_literacia')).toBe('up');
});

it.each(['QuotaExceededError', 'SecurityError'] as const)(
  'writeDevice falls back to memory when storage throws %s',
  (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    blockStorage(name);
    expect(device.writeDevice('promptFactoryPoints', '3')).toBe(false);
    expect(device.writeDevice('promptFactoryPoints', '4')).toBe(false);
    expect(device.readDevice('promptFactoryPoints')).toBe('4');
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

it('writeDevice uses storage again as soon as it accepts values', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  blockStorage('QuotaExceededError');
  device.writeDevice('promptFactoryPoints', '3');
  vi.unstubAllGlobals();
  expect(device.writeDevice('promptFactoryPoints', '5')).toBe(true);
  expect(localStorage.getItem('promptFactoryPoints')).toBe('5');
  expect(device.readDevice('promptFactoryPoints')).toBe('5');
});

it('subscribeDevice notifies listeners when another tab clears storage', () => {
  device.writeDevice('promptFactoryPoints', '3');
  const changed = vi.fn();
  const unsubscribe = device.subscribeDevice('promptFactoryPoints', changed);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(device.readDevice('promptFactoryPoints')).toBeNull();
  expect(changed).toHaveBeenCalledTimes(1);
  unsubscribe();
  device.writeDevice('promptFactoryPoints', '1');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('readDevice in another copy of the module returns a value that storage refused', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  blockStorage('SecurityError');
  device.writeDevice('visitorId', 'a');
  vi.resetModules();
  const otherCopy: typeof device = await import('./device.ts');
  expect(otherCopy.readDevice('visitorId')).toBe('a');
});

it('canStoreOnDevice reports whether storage accepts values', () => {
  expect(device.canStoreOnDevice()).toBe(true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  blockStorage('QuotaExceededError');
  expect(device.canStoreOnDevice()).toBe(false);
  vi.unstubAllGlobals();
  expect(device.canStoreOnDevice()).toBe(true);
  expect(localStorage.length).toBe(0);
});

it('deviceKeys finds keys by prefix in storage and in memory', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  device.writeDevice('unsent_a', '1');
  device.writeDevice('other', '1');
  expect(device.deviceKeys('unsent_')).toEqual(['unsent_a']);
  blockStorage('SecurityError');
  device.writeDevice('unsent_b', '1');
  expect(device.deviceKeys('unsent_')).toEqual(['unsent_b']);
});

it('subscribeDevice with null notifies of every key from every writer until unsubscribed', async () => {
  const changed = vi.fn();
  const unsubscribe = device.subscribeDevice(null, changed);
  device.writeDevice('one', '1');
  vi.resetModules();
  const otherCopy: typeof device = await import('./device.ts');
  otherCopy.removeDevice('two');
  dispatchEvent(new StorageEvent('storage', { key: 'three' }));
  expect(changed).toHaveBeenCalledTimes(3);
  unsubscribe();
  device.writeDevice('one', '2');
  expect(changed).toHaveBeenCalledTimes(3);
});
