/**
 * Address of the Atom feed of a suggestion (`supabase/functions/feed`). It has the hash of the receipt code, so it reads
 * the state and can change nothing.
 * @param backendUrl address of the data API; may be relative to the page
 * @returns null where the browser has no SHA-256: on pages without https
 */
export async function createFeedAddress(backendUrl: string, code: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  // The form in which the server hashes codes: private.receipt_hash.
  const normalised = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normalised));
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new URL(`${backendUrl.replace(/\/$/, '')}/functions/v1/feed?sugestao=${digits}`, document.baseURI)
    .href;
}
