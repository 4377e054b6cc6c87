import { readDevice, writeDevice } from '../storage/index.ts';

export const VISITOR_KEY = 'visitorId';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** UUID version 8: issued by the server. */
const SIGNED = /^.{14}8/;

/** Returns the visitor id of this device, or null. Reading needs no id. */
export function knownVisitorId(): string | null {
  const known = readDevice(VISITOR_KEY);
  return known && UUID.test(known) ? known : null;
}

/**
 * Returns the visitor id, or creates a random one. A device votes once per target with it. It holds no personal data,
 * the server stores only a salted hash of it, and "Apagar os meus dados deste dispositivo" removes it.
 */
export function visitorId(): string {
  return knownVisitorId() ?? store(randomUuid());
}

/**
 * Returns the id for a write. Only ids that the server issued count; the first write requests one.
 * @param ask requests an id from the server
 * @returns the id, or the server's error response when the write must not be sent
 */
export async function actingVisitorId(
  ask: (known: string | null) => Promise<Response>,
): Promise<string | Response> {
  const known = knownVisitorId();
  if (known && SIGNED.test(known)) return known;
  const answer = await ask(known);
  // 404: this server issues no ids. Any other error would also apply to the write itself.
  if (!answer.ok && answer.status !== 404) return answer;
  const issued: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  // Another tab may have received an id meanwhile.
  const storedId = knownVisitorId();
  if (storedId !== known && storedId) return storedId;
  if (typeof issued !== 'string' || !UUID.test(issued)) return visitorId();
  return store(issued);
}

function store(id: string): string {
  if (readDevice(VISITOR_KEY) !== id) writeDevice(VISITOR_KEY, id);
  return id;
}

/** Replaces `crypto.randomUUID`, which exists in secure contexts only: a preview on the local network is not one. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
