/**
 * Builds the copy of an answer from its sanitised rendering, so that the copy contains neither unsafe content
 * nor Markdown syntax.
 */

/** Allowed elements; any other element contributes only its text. */
const ALLOWED = new Set(
  'P,H2,H3,H4,H5,H6,UL,OL,LI,STRONG,EM,CODE,PRE,BLOCKQUOTE,TABLE,THEAD,TBODY,TR,TH,TD,BR,HR,A,DEL'.split(','),
);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Text for screen readers only, such as «abre num novo separador», belongs to the page. */
const isForThePage = (element: Element) => element.hasAttribute('data-copy-skip');

/**
 * Serialises the structure as HTML without classes, labels and controls. The only retained attribute is a
 * link's href.
 */
export function plainHtml(root: Element): string {
  const copy = document.createElement('div');
  for (const child of root.childNodes) copyInto(copy, child);
  return copy.innerHTML;
}

function copyInto(target: Element, node: Node): void {
  if (!isElement(node)) {
    if (node.nodeType === Node.TEXT_NODE) target.append(node.textContent ?? '');
    return;
  }
  if (isForThePage(node)) return;
  let inner = target;
  if (ALLOWED.has(node.tagName)) {
    inner = document.createElement(node.tagName);
    const href = node.getAttribute('href');
    if (node instanceof HTMLAnchorElement && /^(https?|mailto):/i.test(node.href) && href) {
      inner.setAttribute('href', node.href);
    }
    target.append(inner);
  }
  for (const child of node.childNodes) copyInto(inner, child);
}

const BLOCK = /^(P|H[1-6]|PRE|BLOCKQUOTE|UL|OL|TABLE|HR)$/;

/** Serialises as plain text with line breaks; table cells are separated by tabs, as spreadsheets expect. */
export function plainText(root: Element): string {
  return blocksOf(root).join('\n\n');
}

function blocksOf(root: Element): string[] {
  const found: string[] = [];
  let loose = '';
  const flush = () => {
    if (loose.trim()) found.push(tidy(loose));
    loose = '';
  };
  for (const node of root.childNodes) {
    if (!isElement(node)) loose += (node.textContent ?? '').replace(/\s+/g, ' ');
    else if (isForThePage(node)) continue;
    else if (BLOCK.test(node.tagName)) {
      flush();
      found.push(blockText(node));
    } else if (node.querySelector('p,h2,h3,h4,h5,h6,pre,ul,ol,table,blockquote')) {
      flush();
      found.push(...blocksOf(node));
    } else loose += inlineText(node);
  }
  flush();
  return found.filter(Boolean);
}

function blockText(block: Element): string {
  if (block.tagName === 'PRE') return (block.textContent ?? '').trimEnd();
  if (block.tagName === 'HR') return '';
  if (block.tagName === 'BLOCKQUOTE') return blocksOf(block).join('\n\n');
  if (block.tagName === 'TABLE') return [...block.querySelectorAll('tr')].map(rowText).join('\n');
  if (block.tagName === 'UL' || block.tagName === 'OL') return listText(block);
  return tidy(inlineText(block));
}

/** Skipped elements may leave two spaces. */
const tidy = (text: string) => text.replace(/ {2,}/g, ' ').trim();

const rowText = (row: Element) => [...row.children].map((cell) => tidy(inlineText(cell))).join('\t');

function listText(list: Element): string {
  const start = Number(list.getAttribute('start') ?? 1);
  return [...list.children]
    .map((item, index) => {
      const mark = list.tagName === 'OL' ? `${start + index}. ` : '- ';
      return (
        mark +
        blocksOf(item)
          .join('\n')
          .replaceAll('\n', `\n${' '.repeat(mark.length)}`)
      );
    })
    .join('\n');
}

function inlineText(node: Node): string {
  if (!isElement(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (isForThePage(node)) return '';
  if (node.tagName === 'BR') return '\n';
  const text = [...node.childNodes].map(inlineText).join('');
  // Write out the URL, which plain text would lose.
  if (node instanceof HTMLAnchorElement && /^https?:/i.test(node.href) && !text.includes(node.href)) {
    return `${text} (${node.href})`;
  }
  return text;
}
