/**
 * Block length, in characters, above which a block is cut at the next line or sentence even without an empty line.
 */
const TARGET_LENGTH = 1500;

/**
 * Splits Markdown into blocks that render separately. While a text streams, only the last block changes and is parsed
 * again, so a long answer costs no more per frame than a short one.
 *
 * Cuts at empty lines outside code fences, unless the next line is indented, which would continue a list.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let current = '';
  let isInFence = false;
  let followsEmptyLine = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const startsBlock = !isInFence && followsEmptyLine && !/^\s/.test(line);
    // Never cut inside a table: the following rows would lose their header.
    const isTableRow = /^\s*\|/.test(line);
    const isTooLong = !isInFence && !isTableRow && current.length > TARGET_LENGTH && !/^\s/.test(line);
    if (current && (startsBlock || isTooLong)) {
      blocks.push(current);
      current = '';
    }
    if (/^\s*(```|~~~)/.test(line)) isInFence = !isInFence;
    followsEmptyLine = line.trim() === '';
    current += line;
    while (!isInFence && !isTableRow && current.length > 2 * TARGET_LENGTH) {
      // The end of the last sentence before the target length, or the target length itself.
      const end = current.slice(0, TARGET_LENGTH).search(/(?<=[.!?…]\s)(?!.*[.!?…]\s)/s);
      const cut = end > 0 ? end : TARGET_LENGTH;
      blocks.push(current.slice(0, cut));
      current = current.slice(cut);
    }
  }
  if (current.trim()) blocks.push(current);
  return blocks;
}
