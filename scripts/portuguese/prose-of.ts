/**
 * Extracts texts for visitors from a content file or a static page, for portuguese.test.ts and
 * glossary.test.ts.
 */

/** Properties whose values are not prose. */
const NOT_PROSE = new Set(
  'id key type category categoryId kind tone icon icon_name motif theme seed name storageKey to href url link anchor setting theme_color value slug short image_url verified sidebar keys file body updated scripts rule idField timeField at field storage ailit topic'.split(
    ' ',
  ),
);
/**
 * Identifiers, URLs and similar values: hyphenated words without spaces, or characters
 * that prose does not use.
 */
const CODE =
  /^[a-z0-9]+([-_][a-z0-9]+)+$|^[#./]|^https?:|^data:|^[a-z]+[A-Z]\w*$|^\w+\/\w|^\d*$|^lesson$|^[A-Z]\d+$|\.tsx? › /;

/** A text with its line in the source, from 1. */
interface Literal {
  text: string;
  line: number;
}

/** Scans the source once for string literals. Skips comments, imports, regular expressions and keys. */
function scanLiterals(source: string): (Literal & { key: string })[] {
  const found: (Literal & { key: string })[] = [];
  let line = 1;
  let key = '';
  let i = 0;
  /** Moves behind the next `end`. */
  const skipTo = (end: string) => {
    const at = source.indexOf(end, i);
    const to = at < 0 ? source.length : at + end.length;
    line += source.slice(i, to).split('\n').length - 1;
    i = to;
  };
  /** Reads the literal that begins here. */
  const readLiteral = (quote: string) => {
    const from = ++i;
    const start = line;
    let text = '';
    for (; i < source.length && source[i] !== quote; i++) {
      if (source[i] === '\n') line++;
      if (source[i] === '\\') {
        i++;
        text += source[i] === 'n' ? '\n' : source[i];
      } else if (quote === '`' && source.startsWith('${', i)) {
        let depth = 0;
        do {
          if (source[i] === '{') depth++;
          if (source[i] === '}') depth--;
          i++;
        } while (depth > 0 || source[i - 1] !== '}');
        i--;
        // U+FFFC is the placeholder of the interpolated value.
        text += '\uFFFC';
      } else text += source[i];
    }
    i++;
    // Property names and operands of comparisons are not prose.
    const isCode = source[i] === ':' || /[!=]==\s*$/.test(source.slice(0, from - 1).slice(-6));
    if (!isCode) found.push({ text, line: start, key });
  };
  while (i < source.length) {
    const rest = source.slice(i, i + 60);
    const property = /^([A-Za-z_]\w*):\s/.exec(rest);
    const before = source[i - 1] ?? '\n';
    if (rest.startsWith('//')) skipTo('\n');
    else if (rest.startsWith('/*')) skipTo('*/');
    else if (/^(import|export \*|export \{[^}]*\} from)\b/.test(rest) && before === '\n') skipTo(';');
    else if (/\W/.test(before) && property) {
      key = property[1] ?? '';
      i += key.length;
    } else if (rest[0] === "'" || rest[0] === '"' || rest[0] === '`') readLiteral(rest[0]);
    else {
      if (rest[0] === '\n') line++;
      i++;
    }
  }
  return found;
}

/** Returns the texts of a content file with their lines. Interpolated values become U+FFFC. */
export function proseOfContent(source: string): Literal[] {
  return scanLiterals(source)
    .filter(({ text, key }) => !NOT_PROSE.has(key) && /\p{L}{2}/u.test(text) && !CODE.test(text))
    .map((literal) => ({ ...literal, text: literal.text.replace(/\[[a-z_]+\]|`\w+`/g, '\uFFFC') }));
}

/** Returns the texts of a page, one per block. */
export function proseOfPage(html: string): Literal[] {
  const body = html
    // Placeholders for data or configuration values.
    .replace(/<!-- [\w-]+ -->|\{site:[\w.]+\}/g, '\uFFFC')
    .replace(/<!--[\s\S]*?-->|<(script|style|code|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(a|mark|strong|em|time|span|b)\b[^>]*>/g, '');
  return [...body.matchAll(/>([^<]+)</g)]
    .map((match) => ({
      text: (match[1] ?? '')
        .replace(/\s+/g, ' ')
        .replace(/&nbsp;/g, '\u00a0')
        .trim(),
      line: body.slice(0, match.index).split('\n').length,
    }))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
}
