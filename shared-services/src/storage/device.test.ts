import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A fresh module each time: it remembers what storage refused. */
let device: typeof import('./device.ts');

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for('ia-para-todos.device-memory'));
  device = await import('./device.ts');
});
afterEach(() => vi.unstubAllGlobals());

function refuse(name: 'QuotaExceededError' | 'SecurityError'): void {
  const fail = () => {
    throw new DOMException('no', name);
  };
  vi.stubGlobal('localStorage', { getItem: name === 'SecurityError' ? fail : () => null, setItem: fail });
}

it('keeps plain text where a person would look for it', () => {
  expect(device.writeDevice('vote_principle_literacia', 'up')).toBe(true);
  expect(localStorage.getItem('vote_principle_literacia')).toBe('up');
  expect(device.readDevice('vote_principle_literacia')).toBe('up');
});

it.each(['QuotaExceededError', 'SecurityError'] as const)(
  'remembers for this visit when storage answers %s',
  (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    refuse(name);
    expect(device.writeDevice('promptFactoryPoints', '3')).toBe(false);
    expect(device.writeDevice('promptFactoryPoints', '4')).toBe(false);
    expect(device.readDevice('promptFactoryPoints')).toBe('4');
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

it('goes back to storage as soon as it takes values again', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  refuse('QuotaExceededError');
  device.writeDevice('promptFactoryPoints', '3');
  vi.unstubAllGlobals();
  expect(device.writeDevice('promptFactoryPoints', '5')).toBe(true);
  expect(localStorage.getItem('promptFactoryPoints')).toBe('5');
  expect(device.readDevice('promptFactoryPoints')).toBe('5');
});

it('tells those who show it when another tab erases everything', () => {
  device.writeDevice('promptFactoryPoints', '3');
  const changed = vi.fn();
  const stop = device.subscribeDevice('promptFactoryPoints', changed);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(device.readDevice('promptFactoryPoints')).toBeNull();
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  device.writeDevice('promptFactoryPoints', '1');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('remembers once for all copies of this module, so that a visitor is the same in every section', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  refuse('SecurityError');
  device.writeDevice('visitorId', 'a');
  vi.resetModules();
  const otherSection: typeof device = await import('./device.ts');
  expect(otherSection.readDevice('visitorId')).toBe('a');
});

it('says whether this device keeps what it is given', () => {
  expect(device.deviceKeeps()).toBe(true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  refuse('QuotaExceededError');
  expect(device.deviceKeeps()).toBe(false);
  vi.unstubAllGlobals();
  expect(device.deviceKeeps()).toBe(true);
  expect(localStorage.length).toBe(0);
});

it('finds keys by their beginning, also those that storage would not take', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  device.writeDevice('unsent_a', '1');
  device.writeDevice('other', '1');
  expect(device.deviceKeys('unsent_')).toEqual(['unsent_a']);
  refuse('SecurityError');
  device.writeDevice('unsent_b', '1');
  expect(device.deviceKeys('unsent_')).toEqual(['unsent_b']);
});

it('tells of whichever key changes, whoever writes it, until one is no longer told', async () => {
  const changed = vi.fn();
  const stop = device.subscribeDevice(null, changed);
  device.writeDevice('one', '1');
  vi.resetModules();
  const otherSection: typeof device = await import('./device.ts');
  otherSection.removeDevice('two');
  dispatchEvent(new StorageEvent('storage', { key: 'three' }));
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  device.writeDevice('one', '2');
  expect(changed).toHaveBeenCalledTimes(3);
});
