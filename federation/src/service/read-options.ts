import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { errorOf } from '../errors/error-of.ts';
import { FederationError } from '../errors/federation-error.ts';

/** Limit of the request body. Options are short texts. */
const MAX_BYTES = 10_000;

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength;
      if (bytes > MAX_BYTES) throw errorOf('FED-310', { part: 'list of options', limit: MAX_BYTES });
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof FederationError) throw error;
    throw errorOf('FED-309', { part: 'request' });
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Reads the options of a service command without an upload, such as `rollback`, as JSON.
 * @throws when they are invalid.
 */
export async function readOptions<Schema extends v.GenericSchema>(
  body: ReadableStream<Uint8Array> | null,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(body);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw errorOf('FED-315', { problem: 'The options are not JSON.' });
  }
  const options = v.safeParse(schema, given);
  if (options.success) return options.output;
  throw errorOf('FED-315', { problem: explain('The command', options.issues) });
}
