/** What is read aloud, in the order of the page: no controls, nothing hidden, in pieces that a voice gets through. */

export interface Piece {
  text: string;
  /** Of the words, as the page declares it: 'pt-PT', 'en'. */
  lang: string;
}

const BLOCK =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, caption, td, th, blockquote, summary, legend, div';
/** Controls, and what is no text of the page. */
const SILENT =
  'button, a[role=button], input, select, textarea, option, nav, form, svg, script, style, dialog, [aria-hidden=true], [hidden], [data-silent], .visually-hidden';

/**
 * Chromium falls silent in the middle of an utterance after some 15 seconds (crbug.com/679437, seen in 2026 with voices
 * of the system too). A voice says 180 characters in about 12.
 */
const LONGEST = 180;

/** @returns what stands in an element, a piece for each block of text, long ones cut at sentences and commas */
export function piecesOf(root: Element): Piece[] {
  const blocks = new Map<Element, string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(SILENT) || !isShown(parent)) continue;
    const block = parent.closest(BLOCK) ?? root;
    blocks.set(block, `${blocks.get(block) ?? ''}${node.textContent}`);
  }
  return [...blocks].flatMap(([block, words]) => {
    const lang = block.closest('[lang]')?.getAttribute('lang') ?? 'pt-PT';
    return cut(words.replace(/\s+/g, ' ').trim()).map((text) => ({ text, lang }));
  });
}

/** Happy-dom has no layout, and browsers of before 2024 no such function: then it is read. */
const isShown = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** @returns the text in pieces of at most {@link LONGEST} characters, none of them without a letter or a digit */
export function cut(text: string): string[] {
  const pieces: string[] = [];
  for (const part of text.split(/(?<=[.!?…:;])\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < LONGEST)
      pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(...folded(part));
  }
  return pieces.filter((piece) => /[\p{L}\d]/u.test(piece));
}

/** A sentence that is longer than a piece, folded at its last comma or space. */
function folded(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const head = sentence.slice(0, LONGEST);
  const at = Math.max(head.lastIndexOf(', ') + 1, 0) || head.lastIndexOf(' ') || LONGEST;
  const end = at > 0 ? at : LONGEST;
  return [sentence.slice(0, end).trim(), ...folded(sentence.slice(end).trim())];
}
