import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { Refusal } from './refusal.ts';

/** Bytes of what a command is told: some words. */
const MOST = 10_000;

async function textOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength;
      if (bytes > MOST)
        throw new Refusal(413, `What was said has more than ${MOST} bytes. Nothing was changed.`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The command broke off before it was whole. Nothing was changed.');
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What a command is told besides its app, as JSON. @throws when it is not what the command knows. */
export async function readOptions<Schema extends v.GenericSchema>(
  body: ReadableStream<Uint8Array> | null,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await textOf(body);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'What was said is not JSON. Nothing was changed.');
  }
  const options = v.safeParse(schema, given);
  if (options.success) return options.output;
  throw new Refusal(400, `${explain('The command', options.issues)}\nNothing was changed.`);
}
