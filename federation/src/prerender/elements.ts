/** Elements without an end tag. */
const VOID_ELEMENTS = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** A start or end tag: slash of an end tag, name, attributes, slash of a self-closing tag. */
const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s[^<>]*?)?)(\/?)>/g;

/** An element of markup, with its attributes as they are written. */
export interface ParsedElement {
  tag: string;
  attributes: string;
}

/**
 * Returns the elements of React's markup, in the order of their end tags: children before parents, as a
 * browser inserts their CSS rules (`sortRules` in prerender.ts).
 * @throws Error for unbalanced tags, which would break the document around the markup
 */
export function closedElements(html: string): ParsedElement[] {
  const open: ParsedElement[] = [];
  const closed: ParsedElement[] = [];
  for (const [, end, tag = '', attributes = '', selfClosing] of html.matchAll(TAG)) {
    if (!end) {
      const element = { tag, attributes };
      if (selfClosing || VOID_ELEMENTS.test(tag)) closed.push(element);
      else open.push(element);
      continue;
    }
    const element = open.pop();
    if (element?.tag !== tag) throw new Error(`</${tag}> closes <${element?.tag ?? 'nothing'}>`);
    closed.push(element);
  }
  const unclosed = open.pop();
  if (unclosed) throw new Error(`<${unclosed.tag}> is not closed`);
  return closed;
}

/** Elements that must not be in prerendered markup: they would run, load, style or hide something. */
const FORBIDDEN_ELEMENTS =
  /<(?:script|style|link|meta|base|iframe|object|embed|template|noscript|title|plaintext|xmp)\b/i;

/** Returns the reason why a document must not contain the markup, or null. Allows React's empty comments. */
export function findForbiddenMarkup(html: string): string | null {
  const withoutReactComments = html.replaceAll(/<!--(?: |\/?\$[?!]?|\/?&)?-->/g, '');
  const [forbidden] = FORBIDDEN_ELEMENTS.exec(withoutReactComments) ?? [];
  if (forbidden) return `it has ${forbidden}>`;
  if (withoutReactComments.includes('<!') || withoutReactComments.includes('<?')) return 'it has a comment';
  try {
    const attributeNames = closedElements(withoutReactComments).map(({ attributes }) =>
      attributes.replaceAll(/"[^"]*"/g, ''),
    );
    return attributeNames.some((text) => /\s(?:style|on\w+)\b/i.test(text))
      ? 'it has a style or event handler attribute, which the content security policy blocks'
      : null;
  } catch (error) {
    return (error as Error).message;
  }
}
