import { readDevice, writeDevice } from '../storage/index.ts';

export const VISITOR_KEY = 'visitorId';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of version 8: the server's own. */
const SIGNED = /^.{14}8/;

/** The id of this device, or null while it has none: whoever only reads needs none. */
export function knownVisitorId(): string | null {
  const known = readDevice(VISITOR_KEY);
  return known && UUID.test(known) ? known : null;
}

/**
 * The random id that lets a device vote once per target. It says nothing about the person, the server stores only a
 * salted hash of it, and "Apagar os meus dados deste dispositivo" removes it.
 */
export function visitorId(): string {
  return knownVisitorId() ?? keep(randomUuid());
}

/**
 * The id to vote with. Only ids that the server issued count; one is requested at the first act.
 * @param ask asks the server
 * @returns the id, or the server's answer when it gave none and acting is not to be tried
 */
export async function actingVisitorId(
  ask: (known: string | null) => Promise<Response>,
): Promise<string | Response> {
  const known = knownVisitorId();
  if (known && SIGNED.test(known)) return known;
  const answer = await ask(known);
  // 404: a server that gives no ids. Another refusal, or no answer, would be that of the act as well.
  if (!answer.ok && answer.status !== 404) return answer;
  const given: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  // Another tab may have been given one meanwhile.
  const meanwhile = knownVisitorId();
  if (meanwhile !== known && meanwhile) return meanwhile;
  if (typeof given !== 'string' || !UUID.test(given)) return visitorId();
  return keep(given);
}

function keep(id: string): string {
  if (readDevice(VISITOR_KEY) !== id) writeDevice(VISITOR_KEY, id);
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
