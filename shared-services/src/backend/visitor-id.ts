import { readDevice, writeDevice } from '../storage/index.ts';

export const VISITOR_KEY = 'visitorId';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** UUID version 8: issued by the server. */
const SERVER_ISSUED = /^.{14}8/;

/** Returns the visitor id of this device, or null. Reading needs no id. */
export function storedVisitorId(): string | null {
  const currentId = readDevice(VISITOR_KEY);
  return currentId && UUID.test(currentId) ? currentId : null;
}

/**
 * Returns the visitor id, or creates a random one. A device votes once per target with it. It holds no personal data,
 * the server stores only a salted hash of it, and "Apagar os meus dados deste dispositivo" removes it.
 */
export function visitorId(): string {
  return storedVisitorId() ?? storeId(randomUuid());
}

/**
 * Returns the id for a write. Only ids that the server issued count; the first write requests one.
 * @param requestId requests an id from the server
 * @returns the id, or an error response when the write must not be sent
 * @throws the error of `requestId`, and of a response that is interrupted or not JSON
 */
export async function visitorIdForWrite(
  requestId: (currentId: string | null) => Promise<Response>,
): Promise<string | Response> {
  const currentId = storedVisitorId();
  if (currentId && SERVER_ISSUED.test(currentId)) return currentId;
  const response = await requestId(currentId);
  // 404: this server issues no ids. Any other error would also apply to the write itself.
  if (!response.ok && response.status !== 404) return response;
  const issued: unknown = response.ok && (await response.json());
  // Another tab may have received an id meanwhile.
  const storedId = storedVisitorId();
  if (storedId !== currentId && storedId) return storedId;
  if (!response.ok) return visitorId();
  // A write with a random id instead would count a second time when it is retried with an issued id.
  return typeof issued === 'string' && UUID.test(issued) ? storeId(issued) : Response.error();
}

function storeId(id: string): string {
  if (readDevice(VISITOR_KEY) !== id) writeDevice(VISITOR_KEY, id);
  return id;
}

/** Replaces `crypto.randomUUID`, which exists in secure contexts only: a preview on the local network is not one. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Set the version (4) and the variant of RFC 9562.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
