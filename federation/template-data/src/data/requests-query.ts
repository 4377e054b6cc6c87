import { type Backend, ownSchema } from '@ia/shared-services/backend';
import * as v from 'valibot';
import type { Database } from './database.types.ts';

// Data of the sample content that `federation new --with-data` creates. Visitors send requests, and read and
// erase their own.

const requestSchema = v.object({ id: v.string(), text: v.string(), created_at: v.string() });
export type Request = v.InferOutput<typeof requestSchema>;

/** Client of the section's own schema. */
const ownTables = (backend: Backend) => ownSchema<Database, '__schema__'>(backend, '__schema__');

/**
 * Loads this visitor's requests, newest first.
 * @throws BackendError, or ValiError for an answer of another shape
 */
export async function loadRequests(backend: Backend, signal?: AbortSignal): Promise<Request[]> {
  const rows = await ownTables(backend).run(
    (db) =>
      db.from('requests').select('id, text, created_at').order('created_at', { ascending: false }).limit(50),
    { signal },
  );
  return v.parse(v.array(requestSchema), rows);
}

/** Stores a request. @throws BackendError: `rate-limited` above the hourly limit */
export async function sendRequest(backend: Backend, text: string): Promise<void> {
  await ownTables(backend).run((db) => db.from('requests').insert({ text }));
}

/** Erases a request. @throws BackendError */
export async function eraseRequest(backend: Backend, id: string): Promise<void> {
  await ownTables(backend).run((db) => db.rpc('erase_request', { p_id: id }));
}
