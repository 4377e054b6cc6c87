/** Tokens of JSON: a string, a bracket or separator, or another literal. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Maps each key and each list item of a JSON text, by path, to its line number: `lines.get('["origins",0]')`.
 * @param text valid JSON
 */
export function linesOfKeys(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const path: (string | number)[] = [];
  let last = '';
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const at = path.length - 1;
    const record = () => lines.set(JSON.stringify(path), text.slice(0, index).split('\n').length);
    if (typeof path[at] === 'number' && !/[\]},]/.test(token[0] as string)) record();
    if (token === '{') path.push('');
    else if (token === '[') path.push(0);
    else if (token === '}' || token === ']') path.pop();
    else if (token === ',' && typeof path[at] === 'number') path[at] += 1;
    else if (token.startsWith('"') && typeof path[at] === 'string' && /[{,]/.test(last)) {
      path[at] = JSON.parse(token);
      record();
    }
    last = token;
  }
  return lines;
}
