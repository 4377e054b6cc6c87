/**
 * Builds the copy of an answer from its sanitised rendering, so that the copy contains neither unsafe content
 * nor Markdown syntax.
 */

/** Allowed elements; any other element contributes only its text. */
const ALLOWED_TAGS = new Set(
  'P,H2,H3,H4,H5,H6,UL,OL,LI,STRONG,EM,CODE,PRE,BLOCKQUOTE,TABLE,THEAD,TBODY,TR,TH,TD,BR,HR,A,DEL'.split(','),
);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** True for text that belongs to the page, such as «abre num novo separador» for screen readers. */
const isPageOnly = (element: Element) => element.hasAttribute('data-copy-skip');

/**
 * Serialises the structure as HTML without classes, labels and controls. The only retained attribute is a
 * link's href.
 */
export function toCleanHtml(root: Element): string {
  const copy = document.createElement('div');
  for (const child of root.childNodes) copyInto(copy, child);
  return copy.innerHTML;
}

function copyInto(target: Element, node: Node): void {
  if (!isElement(node)) {
    if (node.nodeType === Node.TEXT_NODE) target.append(node.textContent ?? '');
    return;
  }
  if (isPageOnly(node)) return;
  let inner = target;
  if (ALLOWED_TAGS.has(node.tagName)) {
    inner = document.createElement(node.tagName);
    const href = node.getAttribute('href');
    if (node instanceof HTMLAnchorElement && /^(https?|mailto):/i.test(node.href) && href) {
      inner.setAttribute('href', node.href);
    }
    target.append(inner);
  }
  for (const child of node.childNodes) copyInto(inner, child);
}

const BLOCK_TAG = /^(P|H[1-6]|PRE|BLOCKQUOTE|UL|OL|TABLE|HR)$/;

/** Serialises as plain text with line breaks; table cells are separated by tabs, as spreadsheets expect. */
export function toPlainText(root: Element): string {
  return collectBlocks(root).join('\n\n');
}

/** Returns the texts of the blocks in an element; inline content between blocks forms a block of its own. */
function collectBlocks(root: Element): string[] {
  const blocks: string[] = [];
  let inlineBuffer = '';
  const flush = () => {
    if (inlineBuffer.trim()) blocks.push(collapseSpaces(inlineBuffer));
    inlineBuffer = '';
  };
  for (const node of root.childNodes) {
    if (!isElement(node)) inlineBuffer += (node.textContent ?? '').replace(/\s+/g, ' ');
    else if (isPageOnly(node)) continue;
    else if (BLOCK_TAG.test(node.tagName)) {
      flush();
      blocks.push(blockText(node));
    } else if (node.querySelector('p,h2,h3,h4,h5,h6,pre,ul,ol,table,blockquote')) {
      flush();
      blocks.push(...collectBlocks(node));
    } else inlineBuffer += inlineText(node);
  }
  flush();
  return blocks.filter(Boolean);
}

function blockText(block: Element): string {
  if (block.tagName === 'PRE') return (block.textContent ?? '').trimEnd();
  if (block.tagName === 'HR') return '';
  if (block.tagName === 'BLOCKQUOTE') return collectBlocks(block).join('\n\n');
  if (block.tagName === 'TABLE') return [...block.querySelectorAll('tr')].map(rowText).join('\n');
  if (block.tagName === 'UL' || block.tagName === 'OL') return listText(block);
  return collapseSpaces(inlineText(block));
}

/** Collapses the double spaces that skipped elements leave. */
const collapseSpaces = (text: string) => text.replace(/ {2,}/g, ' ').trim();

const rowText = (row: Element) =>
  [...row.children].map((cell) => collapseSpaces(inlineText(cell))).join('\t');

function listText(list: Element): string {
  const start = Number(list.getAttribute('start') ?? 1);
  return [...list.children]
    .map((item, index) => {
      const marker = list.tagName === 'OL' ? `${start + index}. ` : '- ';
      return (
        marker +
        collectBlocks(item)
          .join('\n')
          .replaceAll('\n', `\n${' '.repeat(marker.length)}`)
      );
    })
    .join('\n');
}

function inlineText(node: Node): string {
  if (!isElement(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (isPageOnly(node)) return '';
  if (node.tagName === 'BR') return '\n';
  const text = [...node.childNodes].map(inlineText).join('');
  // Write out the URL, which plain text would lose.
  if (node instanceof HTMLAnchorElement && /^https?:/i.test(node.href) && !text.includes(node.href)) {
    return `${text} (${node.href})`;
  }
  return text;
}
