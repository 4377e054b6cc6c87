/** A piece of text to read aloud in one utterance. */
export interface Piece {
  text: string;
  /** Declared language: 'pt-PT', 'en'. */
  lang: string;
}

/** Elements whose text is a paragraph of its own. */
const BLOCK =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, caption, td, th, blockquote, summary, legend, div';
/** Excluded elements: controls and non-text content. */
const SILENT =
  'button, a[role=button], input, select, textarea, option, nav, form, svg, script, style, dialog, [aria-hidden=true], [hidden], [data-silent], .visually-hidden';

/**
 * Maximum characters per utterance. Chromium stops an utterance after about 15 seconds (crbug.com/679437,
 * still in 2026, also with system voices); 180 characters take about 12.
 */
const MAX_LENGTH = 180;

/**
 * Extracts the visible text of an element in document order, without controls: one piece per block, long ones
 * split at sentences and commas.
 */
export function extractPieces(root: Element): Piece[] {
  const blocks = new Map<Element, string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(SILENT) || !isVisible(parent)) continue;
    const block = parent.closest(BLOCK) ?? root;
    blocks.set(block, `${blocks.get(block) ?? ''}${node.textContent}`);
  }
  return [...blocks].flatMap(([block, content]) => {
    const lang = block.closest('[lang]')?.getAttribute('lang') ?? 'pt-PT';
    return splitIntoPieces(content.replace(/\s+/g, ' ').trim()).map((text) => ({ text, lang }));
  });
}

/** Without checkVisibility, as in happy-dom and in browsers before 2024, the element counts as visible. */
const isVisible = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/**
 * Splits a text.
 * @returns pieces of at most {@link MAX_LENGTH} characters, each with a letter or digit
 */
export function splitIntoPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const part of text.split(/(?<=[.!?…:;])\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < MAX_LENGTH)
      pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(...splitLongSentence(part));
  }
  return pieces.filter((piece) => /[\p{L}\d]/u.test(piece));
}

/** Splits a long sentence at the last comma or space that fits. */
function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= MAX_LENGTH) return [sentence];
  const head = sentence.slice(0, MAX_LENGTH);
  const at = Math.max(head.lastIndexOf(', ') + 1, 0) || head.lastIndexOf(' ') || MAX_LENGTH;
  // Without a comma or space, split at the limit.
  const end = at > 0 ? at : MAX_LENGTH;
  return [sentence.slice(0, end).trim(), ...splitLongSentence(sentence.slice(end).trim())];
}
