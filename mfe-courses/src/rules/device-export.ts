import * as v from 'valibot';

/** Data exported from one device for import on another: the stored texts by key. The file adds a checksum. */
export interface DeviceExport {
  /** ISO date. */
  madeOn: string;
  /** Stored text by storage key. The name is part of the file format. */
  entries: Record<string, string>;
}

/** Why an import is rejected. */
export type ImportProblem = 'unreadable' | 'foreign' | 'newer' | 'altered' | 'empty' | 'large';

const SITE = 'ia-para-todos';
const FORMAT = 1;
/** Maximum size in characters. Five maximum-size answers of the prompt factory take one million. */
const MAX_SIZE = 4_000_000;
/** Characters per QR code; phone cameras still scan this density from a screen reliably. */
const CHARS_PER_CODE = 600;

const headerSchema = v.object({ site: v.string(), format: v.number() });
const exportSchema = v.object({
  madeOn: v.pipe(v.string(), v.isoDate()),
  check: v.string(),
  entries: v.record(v.pipe(v.string(), v.maxLength(200)), v.string()),
});

/**
 * FNV-1a checksum. Detects damage and manual edits, not an attacker, who could write to their own device
 * anyway.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

const exportChecksum = ({ madeOn, entries }: DeviceExport) =>
  checksum(madeOn + JSON.stringify(Object.entries(entries)));

/** Serializes an export with its checksum. */
export const serializeExport = (deviceExport: DeviceExport): string =>
  JSON.stringify({ site: SITE, format: FORMAT, ...deviceExport, check: exportChecksum(deviceExport) });

/** Parses and validates an untrusted export file. */
export function parseExport(text: string): DeviceExport | ImportProblem {
  if (text.length > MAX_SIZE) return 'large';
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return 'unreadable';
  }
  const header = v.safeParse(headerSchema, input);
  if (!header.success || header.output.site !== SITE) return 'foreign';
  if (header.output.format > FORMAT) return 'newer';
  const body = v.safeParse(exportSchema, input);
  if (!body.success) return 'altered';
  const { check, ...deviceExport } = body.output;
  if (check !== exportChecksum(deviceExport)) return 'altered';
  return Object.keys(deviceExport.entries).length > 0 ? deviceExport : 'empty';
}

async function transformBytes(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > MAX_SIZE) throw new Error('Decompressed data exceeds the size limit.');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Encodes an export as URL fragments, one per QR code: `id.part.of.data`. */
export async function toQrCodes(deviceExport: DeviceExport): Promise<string[]> {
  const bytes = new TextEncoder().encode(serializeExport(deviceExport));
  const data = toBase64Url(await transformBytes(bytes, new CompressionStream('deflate-raw')));
  const id = checksum(data);
  const count = Math.ceil(data.length / CHARS_PER_CODE);
  return Array.from({ length: count }, (_, i) =>
    [id, i + 1, count, data.slice(i * CHARS_PER_CODE, (i + 1) * CHARS_PER_CODE)].join('.'),
  );
}

export interface QrPart {
  /** Checksum of the data of all parts; the same in every code of one export. */
  id: string;
  /** Position from 1. */
  part: number;
  /** Number of parts. */
  of: number;
  /** This part of the compressed export, in base64url. */
  data: string;
}

/** Parses one code; null if it is invalid. */
export function parseQrPart(text: string): QrPart | null {
  const [, id = '', part = '', of = '', data = ''] =
    /^([0-9a-z]{1,8})\.(\d{1,2})\.(\d{1,2})\.([\w-]{1,2000})$/.exec(text) ?? [];
  const code = { id, part: Number(part), of: Number(of), data };
  return data && code.part >= 1 && code.part <= code.of ? code : null;
}

/** Decodes a complete list of codes, which must be in order. */
export async function fromQrParts(codes: readonly QrPart[]): Promise<DeviceExport | ImportProblem> {
  const data = codes.map((code) => code.data).join('');
  if (checksum(data) !== codes[0]?.id) return 'altered';
  try {
    const bytes = await transformBytes(fromBase64Url(data), new DecompressionStream('deflate-raw'));
    return parseExport(new TextDecoder().decode(bytes));
  } catch {
    return 'unreadable';
  }
}
