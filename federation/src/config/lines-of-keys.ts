/** Tokens of JSON: a string, a bracket or separator, or another literal. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Maps each key and each list item of a JSON text, by path, to its line number: `lines.get('["origins",0]')`.
 * Messages about an invalid key of `site.config.json` name its line. `JSON.parse` gives no lines.
 * @param text valid JSON
 */
export function linesOfKeys(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const path: (string | number)[] = [];
  let previousToken = '';
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const depth = path.length - 1;
    const record = () => lines.set(JSON.stringify(path), text.slice(0, index).split('\n').length);
    // An item of a list begins: its path ends with its index.
    if (typeof path[depth] === 'number' && !/[\]},]/.test(token[0] as string)) record();
    if (token === '{') path.push('');
    else if (token === '[') path.push(0);
    else if (token === '}' || token === ']') path.pop();
    else if (token === ',' && typeof path[depth] === 'number') path[depth] += 1;
    // A string after `{` or `,` in an object is a key.
    else if (token.startsWith('"') && typeof path[depth] === 'string' && /[{,]/.test(previousToken)) {
      path[depth] = JSON.parse(token);
      record();
    }
    previousToken = token;
  }
  return lines;
}
