/**
 * Block length, in characters, above which a block is cut at the next line or sentence even without an empty line.
 */
const LONG = 1500;

/**
 * Splits Markdown into blocks that render separately. While a text streams, only the last block changes and is parsed
 * again, so a long answer costs no more per frame than a short one.
 *
 * Cuts at empty lines outside code fences, unless the next line is indented, which would continue a list.
 */
export function splitBlocks(markdown: string): string[] {
  const found: string[] = [];
  let current = '';
  let fenced = false;
  let emptyLine = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const starts = !fenced && emptyLine && !/^\s/.test(line);
    // Never cut inside a table: the following rows would lose their header.
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
