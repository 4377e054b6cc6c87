import { readDevice, writeDevice } from '../storage/index.ts';

export const VISITOR_KEY = 'visitorId';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The random id that lets a device vote once per target. It says nothing about the person, the server stores only a
 * salted hash of it, and "Apagar os meus dados deste dispositivo" removes it.
 */
export function visitorId(): string {
  const known = readDevice(VISITOR_KEY);
  if (known && UUID.test(known)) return known;
  const id = randomUuid();
  writeDevice(VISITOR_KEY, id);
  return id;
}

/** `crypto.randomUUID` exists in secure contexts only, and a preview on the local network is not one. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
