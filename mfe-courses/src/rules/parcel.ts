import * as v from 'valibot';

/** What goes from one device to another: the texts of its keys, with what tells that it arrived whole. */
export interface Parcel {
  /** ISO day. */
  madeOn: string;
  kept: Record<string, string>;
}

/** Why a parcel is not taken. */
export type ParcelProblem = 'unreadable' | 'foreign' | 'newer' | 'altered' | 'empty' | 'large';

const SITE = 'ia-para-todos';
const FORMAT = 1;
/** Characters; five answers of the factory at their largest are one million. */
const LARGEST = 4_000_000;
/** Characters of one code: what a phone's camera still reads from a screen without care. */
const IN_ONE_CODE = 600;

const envelope = v.object({ site: v.string(), format: v.number() });
const whole = v.object({
  madeOn: v.pipe(v.string(), v.isoDate()),
  check: v.string(),
  kept: v.record(v.pipe(v.string(), v.maxLength(200)), v.string()),
});

/** Tells damage, and an edit by hand; not whoever means ill, who could as well write to their own device. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

const checked = ({ madeOn, kept }: Parcel) => checkOf(madeOn + JSON.stringify(Object.entries(kept)));

export const writeParcel = (parcel: Parcel): string =>
  JSON.stringify({ site: SITE, format: FORMAT, ...parcel, check: checked(parcel) });

/** Reads what anybody may have written. */
export function readParcel(text: string): Parcel | ParcelProblem {
  if (text.length > LARGEST) return 'large';
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return 'unreadable';
  }
  const outside = v.safeParse(envelope, input);
  if (!outside.success || outside.output.site !== SITE) return 'foreign';
  if (outside.output.format > FORMAT) return 'newer';
  const inside = v.safeParse(whole, input);
  if (!inside.success) return 'altered';
  const { check, ...parcel } = inside.output;
  if (check !== checked(parcel)) return 'altered';
  return Object.keys(parcel.kept).length > 0 ? parcel : 'empty';
}

async function through(
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
    if (size > LARGEST) throw new Error('It grows larger than anything that this site writes.');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toAddress = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromAddress = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** A parcel as the address fragments of its codes: `id.part.of.data`. */
export async function toCodes(parcel: Parcel): Promise<string[]> {
  const bytes = new TextEncoder().encode(writeParcel(parcel));
  const data = toAddress(await through(bytes, new CompressionStream('deflate-raw')));
  const id = checkOf(data);
  const count = Math.ceil(data.length / IN_ONE_CODE);
  return Array.from({ length: count }, (_, i) =>
    [id, i + 1, count, data.slice(i * IN_ONE_CODE, (i + 1) * IN_ONE_CODE)].join('.'),
  );
}

export interface Code {
  id: string;
  part: number;
  of: number;
  data: string;
}

/** One code, or null when it is none. */
export function readCode(text: string): Code | null {
  const [, id = '', part = '', of = '', data = ''] =
    /^([0-9a-z]{1,8})\.(\d{1,2})\.(\d{1,2})\.([\w-]{1,2000})$/.exec(text) ?? [];
  const code = { id, part: Number(part), of: Number(of), data };
  return data && code.part >= 1 && code.part <= code.of ? code : null;
}

/** The parcel of all codes, in their order. */
export async function fromCodes(codes: readonly Code[]): Promise<Parcel | ParcelProblem> {
  const data = codes.map((code) => code.data).join('');
  if (checkOf(data) !== codes[0]?.id) return 'altered';
  try {
    const bytes = await through(fromAddress(data), new DecompressionStream('deflate-raw'));
    return readParcel(new TextDecoder().decode(bytes));
  } catch {
    return 'unreadable';
  }
}
