const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The lines on which the values of a JSON text have their keys, by path: `lines.get('["links","gemini"]')`.
 * @param text valid JSON
 */
export function linesOfKeys(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const path: (string | number)[] = [];
  let last = '';
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const at = path.length - 1;
    if (token === '{') path.push('');
    else if (token === '[') path.push(0);
    else if (token === '}' || token === ']') path.pop();
    else if (token === ',' && typeof path[at] === 'number') path[at] += 1;
    else if (token.startsWith('"') && typeof path[at] === 'string' && /[{,]/.test(last)) {
      path[at] = JSON.parse(token);
      lines.set(JSON.stringify(path), text.slice(0, index).split('\n').length);
    }
    last = token;
  }
  return lines;
}
