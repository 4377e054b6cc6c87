/** Above this many characters a block is cut at the next line, or sentence, even without an empty line. */
const LONG = 1500;

/**
 * Cuts markdown into blocks that can be rendered one by one. While a text streams in, all but the last stay the same,
 * so only the last is parsed again: a long answer costs no more per frame than a short one.
 *
 * Cuts at empty lines outside code fences, where the next line is not indented (which would continue a list).
 */
export function blocks(markdown: string): string[] {
  const found: string[] = [];
  let current = '';
  let fenced = false;
  let emptyLine = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const starts = !fenced && emptyLine && !/^\s/.test(line);
    // A row is no place to cut: what follows would be a table no more.
    const row = /^\s*\|/.test(line);
    const tooLong = !fenced && !row && current.length > LONG && !/^\s/.test(line);
    if (current && (starts || tooLong)) {
      found.push(current);
      current = '';
    }
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    emptyLine = line.trim() === '';
    current += line;
    while (!fenced && !row && current.length > 2 * LONG) {
      const end = current.slice(0, LONG).search(/(?<=[.!?…]\s)(?!.*[.!?…]\s)/s);
      const cut = end > 0 ? end : LONG;
      found.push(current.slice(0, cut));
      current = current.slice(cut);
    }
  }
  if (current.trim()) found.push(current);
  return found;
}
