import { inflateSync } from 'node:zlib';

/*
 * Reads what Chromium prints, as far as tests ask: Skia writes each object in plain sight, text as codes of embedded fonts,
 * and beside each font what its codes say (ToUnicode).
 */

export interface PdfPage {
  /** In millimetres, rounded. */
  width: number;
  height: number;
  /** All that can be selected on it, without spaces: how these are written differs from line to line. */
  text: string;
}

const MM = 25.4 / 72;

/** The words as `PdfPage.text` has them. */
export const unspaced = (words: string): string => words.replace(/\s/g, '');

/** The pages of a PDF that Chromium printed, with their size and what can be selected on them. */
export function readPdf(file: Buffer): PdfPage[] {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(\d+) 0 obj\s(.*?)\sendobj/gs)].map(([, id, body]) => [id, body]),
  );
  const ids = (part: string | undefined) => [...(part ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id);
  const at = (body: string, key: string) => {
    const [, inline, id] = new RegExp(`/${key}\\s*(?:<<(.*?)>>|(\\d+) 0 R)`, 's').exec(body) ?? [];
    return id ? objects.get(id) : inline;
  };
  // By its length: what is compressed may end with the \r of a line's end.
  const stream = (id: string | undefined) => {
    const object = objects.get(id ?? '') ?? '';
    const [opening = '', head] = /^(.*?)stream\r?\n/s.exec(object) ?? [];
    if (head === undefined) return '';
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const data = object.slice(opening.length, opening.length + length);
    return head.includes('FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const fonts = new Map<string, ReturnType<typeof readCodes>>();
  const fontOf = (id: string) => {
    const known =
      fonts.get(id) ?? readCodes(stream(ids(/\/ToUnicode \d+ 0 R/.exec(objects.get(id) ?? '')?.[0])[0]));
    fonts.set(id, known);
    return known;
  };
  const textOf = (body: string, content: string): string => {
    const named = new Map(
      [...(at(body, 'Font') ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => [name, id]),
    );
    let decode = (_: string) => '';
    let text = '';
    for (const [, font, hex, plain] of content.matchAll(
      /\/(\w+) [-\d.]+ Tf|<([0-9A-Fa-f]+)>|\(((?:\\.|[^\\)])*)\)/gs,
    )) {
      if (font) decode = fontOf(named.get(font) ?? '');
      else text += decode(hex ? Buffer.from(hex, 'hex').toString('latin1') : unescaped(plain ?? ''));
    }
    const drawn = ids(at(body, 'XObject')).filter((id) => objects.get(id ?? '')?.includes('/Subtype /Form'));
    return text + drawn.map((id) => textOf(objects.get(id ?? '') ?? '', stream(id))).join('');
  };
  return [...objects.values()].flatMap((body) => {
    if (!body || !/\/Type\s*\/Page\b/.test(body)) return [];
    const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
    const content = ids(/\/Contents (?:\[.*?\]|\d+ 0 R)/s.exec(body)?.[0])
      .map(stream)
      .join('\n');
    return [
      {
        width: Math.round(Number(width) * MM),
        height: Math.round(Number(height) * MM),
        text: unspaced(textOf(body, content)),
      },
    ];
  });
}

const unescaped = (plain: string) =>
  plain.replace(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal?: string, other?: string) =>
    octal
      ? String.fromCharCode(Number.parseInt(octal, 8))
      : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[other ?? ''] ?? other ?? ''),
  );

/** How to read the codes of a font, one or two bytes each. */
function readCodes(map: string): (codes: string) => string {
  const wide = /begincodespacerange\s*<0000>/.test(map);
  const said = new Map<number, string>();
  const code = (hex: string) => Number.parseInt(hex, 16);
  const words = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, part = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, from = '', to = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g)) said.set(code(from), words(to));
  for (const [, part = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', first = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let one = code(from); one <= code(to); one += 1)
        said.set(one, words((code(first) + one - code(from)).toString(16).padStart(4, '0')));
  return (codes) => {
    const bytes = Buffer.from(codes, 'latin1');
    let text = '';
    for (let place = 0; place < bytes.length; place += wide ? 2 : 1)
      text += said.get(wide ? bytes.readUInt16BE(place) : bytes.readUInt8(place)) ?? '';
    return text;
  };
}
