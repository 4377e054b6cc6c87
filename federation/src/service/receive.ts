import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { type ByteReader, byteReader } from './byte-reader.ts';
import { refuseFiles } from './check-files.ts';
import { Refusal } from './refusal.ts';
import { FORMAT, type Head, headSchema, LIMITS } from './upload.ts';

async function readHead(bytes: ByteReader): Promise<Head> {
  const line = await bytes.line(LIMITS.head);
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new Refusal(400, 'The upload does not begin with its list of files. Nothing was kept of it.');
  }
  const head = v.safeParse(headSchema, given);
  if (head.success) return head.output;
  const { format } = (given ?? {}) as { format?: unknown };
  throw new Refusal(
    400,
    format === FORMAT
      ? `${explain('The upload', head.issues)}\nNothing was kept of it.`
      : `This service reads uploads of format ${FORMAT}, found ${JSON.stringify(format)}. Nothing was kept of it: ` +
          'publish with the version of @ia/federation that the site hands out.',
  );
}

async function storeFiles(bytes: ByteReader, { files }: Head, folder: string): Promise<void> {
  for (const { path: name, bytes: size, sha256 } of files) {
    const content = await bytes.take(size);
    if (createHash('sha256').update(content).digest('base64') !== sha256) {
      throw new Refusal(400, `${name} did not arrive as it was sent. Nothing was kept of it: publish again.`);
    }
    const file = path.join(folder, 'dist', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  }
  await bytes.end();
}

/**
 * Writes an upload below a folder that is there already: its files into `dist/`.
 * @throws when it is not whole, or not what its own list says.
 */
export async function receive(body: ReadableStream<Uint8Array> | null, folder: string): Promise<Head> {
  const bytes = byteReader(body);
  try {
    const head = await readHead(bytes);
    refuseFiles(head.files);
    await storeFiles(bytes, head, folder);
    return head;
  } finally {
    bytes.release();
  }
}
