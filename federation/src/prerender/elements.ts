/** Elements without an end tag. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** A start or end tag: slash of an end tag, name, attributes, slash of a self-closing tag. */
const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s[^<>]*?)?)(\/?)>/g;

export interface SeenElement {
  tag: string;
  attributes: string;
}

/**
 * Returns the elements of React's markup, in the order of their end tags.
 * @throws Error for unbalanced tags, which would break the document around the markup
 */
export function closedElements(html: string): SeenElement[] {
  const open: SeenElement[] = [];
  const closed: SeenElement[] = [];
  for (const [, end, tag = '', attributes = '', own] of html.matchAll(TAG)) {
    if (!end) {
      const element = { tag, attributes };
      if (own || VOID.test(tag)) closed.push(element);
      else open.push(element);
      continue;
    }
    const element = open.pop();
    if (element?.tag !== tag) throw new Error(`</${tag}> closes <${element?.tag ?? 'nothing'}>`);
    closed.push(element);
  }
  const left = open.pop();
  if (left) throw new Error(`<${left.tag}> is not closed`);
  return closed;
}

/** Elements that must not be in prerendered markup: they would run, load, style or hide something. */
const FOREIGN =
  /<(?:script|style|link|meta|base|iframe|object|embed|template|noscript|title|plaintext|xmp)\b/i;

/** Returns the reason why a document must not contain the markup, or null. Allows React's empty comments. */
export function forbiddenMarkup(html: string): string | null {
  const plain = html.replaceAll(/<!--(?: |\/?\$[?!]?|\/?&)?-->/g, '');
  const [foreign] = FOREIGN.exec(plain) ?? [];
  if (foreign) return `it has ${foreign}>`;
  if (plain.includes('<!') || plain.includes('<?')) return 'it has a comment';
  try {
    const names = closedElements(plain).map(({ attributes }) => attributes.replaceAll(/"[^"]*"/g, ''));
    return names.some((text) => /\s(?:style|on\w+)\b/i.test(text))
      ? 'it has a style or event handler attribute, which the content security policy blocks'
      : null;
  } catch (error) {
    return (error as Error).message;
  }
}
