import { inflateSync } from 'node:zlib';

/*
 * Minimal parser for Chromium's PDFs. Skia writes no object streams, encodes text as codes of embedded fonts,
 * and adds a ToUnicode map to each font.
 */

export interface PdfPage {
  /** Width in millimetres, rounded. The same applies to `height`. */
  width: number;
  height: number;
  /** Selectable text without spaces, because their encoding differs from line to line. */
  text: string;
}

const MM_PER_POINT = 25.4 / 72;

/** Removes whitespace, for comparison with `PdfPage.text`. */
export const removeSpaces = (text: string): string => text.replace(/\s/g, '');

/** Parses the pages of a PDF from Chromium, with their size and selectable text. */
export function readPdf(file: Buffer): PdfPage[] {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(\d+) 0 obj\s(.*?)\sendobj/gs)].map(([, id, body]) => [id, body]),
  );
  /** Ids of the objects that a part of an object refers to, as in «12 0 R». */
  const readReferences = (part: string | undefined) =>
    [...(part ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id);
  /** Dictionary under a key: inline, or in another object. */
  const readDictionary = (body: string, key: string) => {
    const [, inline, id] = new RegExp(`/${key}\\s*(?:<<(.*?)>>|(\\d+) 0 R)`, 's').exec(body) ?? [];
    return id ? objects.get(id) : inline;
  };
  // Use the declared length: compressed data may end with \r.
  const readStream = (id: string | undefined) => {
    const object = objects.get(id ?? '') ?? '';
    const [opening = '', head] = /^(.*?)stream\r?\n/s.exec(object) ?? [];
    if (head === undefined) return '';
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const data = object.slice(opening.length, opening.length + length);
    return head.includes('FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const fonts = new Map<string, ReturnType<typeof readCodes>>();
  const readFont = (id: string) => {
    const decoder =
      fonts.get(id) ??
      readCodes(readStream(readReferences(/\/ToUnicode \d+ 0 R/.exec(objects.get(id) ?? '')?.[0])[0]));
    fonts.set(id, decoder);
    return decoder;
  };
  const readText = (body: string, content: string): string => {
    const fontIds = new Map(
      [...(readDictionary(body, 'Font') ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => [
        name,
        id,
      ]),
    );
    let decode = (_: string) => '';
    let text = '';
    // Font changes («/F4 12 Tf»), hexadecimal strings («<…>») and literal strings («(…)»), in order.
    for (const [, font, hex, plain] of content.matchAll(
      /\/(\w+) [-\d.]+ Tf|<([0-9A-Fa-f]+)>|\(((?:\\.|[^\\)])*)\)/gs,
    )) {
      if (font) decode = readFont(fontIds.get(font) ?? '');
      else text += decode(hex ? Buffer.from(hex, 'hex').toString('latin1') : unescapeString(plain ?? ''));
    }
    const nestedForms = readReferences(readDictionary(body, 'XObject')).filter((id) =>
      objects.get(id ?? '')?.includes('/Subtype /Form'),
    );
    return text + nestedForms.map((id) => readText(objects.get(id ?? '') ?? '', readStream(id))).join('');
  };
  return [...objects.values()].flatMap((body) => {
    if (!body || !/\/Type\s*\/Page\b/.test(body)) return [];
    const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
    const content = readReferences(/\/Contents (?:\[.*?\]|\d+ 0 R)/s.exec(body)?.[0])
      .map(readStream)
      .join('\n');
    return [
      {
        width: Math.round(Number(width) * MM_PER_POINT),
        height: Math.round(Number(height) * MM_PER_POINT),
        text: removeSpaces(readText(body, content)),
      },
    ];
  });
}

/** Resolves the escapes of a PDF literal string: an octal code, or one character. */
const unescapeString = (plain: string) =>
  plain.replace(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal?: string, other?: string) =>
    octal
      ? String.fromCharCode(Number.parseInt(octal, 8))
      : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[other ?? ''] ?? other ?? ''),
  );

/**
 * Parses the ToUnicode map of a font.
 * @returns a decoder for the codes of the font, one or two bytes each
 */
function readCodes(map: string): (codes: string) => string {
  const isTwoByte = /begincodespacerange\s*<0000>/.test(map);
  const mapping = new Map<number, string>();
  const code = (hex: string) => Number.parseInt(hex, 16);
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, part = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, from = '', to = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g))
      mapping.set(code(from), text(to));
  for (const [, part = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', first = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let one = code(from); one <= code(to); one += 1)
        mapping.set(one, text((code(first) + one - code(from)).toString(16).padStart(4, '0')));
  return (codes) => {
    const bytes = Buffer.from(codes, 'latin1');
    let text = '';
    for (let offset = 0; offset < bytes.length; offset += isTwoByte ? 2 : 1)
      text += mapping.get(isTwoByte ? bytes.readUInt16BE(offset) : bytes.readUInt8(offset)) ?? '';
    return text;
  };
}
