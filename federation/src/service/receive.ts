import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { errorOf } from '../errors/error-of.ts';
import { type ByteReader, byteReader } from './byte-reader.ts';
import { assertAcceptableFiles } from './check-files.ts';
import { FORMAT, type Head, headSchema, LIMITS } from './upload.ts';

async function readHead(bytes: ByteReader): Promise<Head> {
  const line = await bytes.readLine(LIMITS.head);
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw errorOf('FED-315', { problem: 'The upload does not begin with its list of files.' });
  }
  const head = v.safeParse(headSchema, given);
  if (head.success) return head.output;
  const { format } = (given ?? {}) as { format?: unknown };
  throw format === FORMAT
    ? errorOf('FED-315', { problem: explain('The upload', head.issues) })
    : errorOf('FED-316', { expected: FORMAT, found: String(JSON.stringify(format)) });
}

async function storeFiles(bytes: ByteReader, { files }: Head, folder: string): Promise<void> {
  for (const { path: name, bytes: size, sha256 } of files) {
    const content = await bytes.readBytes(size);
    if (createHash('sha256').update(content).digest('base64') !== sha256) {
      throw errorOf('FED-317', { file: name });
    }
    const file = path.join(folder, 'dist', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  }
  await bytes.assertEnd();
}

/**
 * Writes the files of an upload to `dist/` in an existing folder. upload.ts describes the format and its
 * first line, the head.
 * @throws when the upload is incomplete, or does not match its list of files.
 */
export async function receive(body: ReadableStream<Uint8Array> | null, folder: string): Promise<Head> {
  const bytes = byteReader(body);
  try {
    const head = await readHead(bytes);
    assertAcceptableFiles(head.files);
    await storeFiles(bytes, head, folder);
    return head;
  } finally {
    bytes.release();
  }
}
