const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s[^<>]*?)?)(\/?)>/g;

export interface SeenElement {
  tag: string;
  attributes: string;
}

/**
 * The elements of markup as React writes it, each when it closes: what it holds comes before it.
 * @throws when one is open at the end, or closes that was not open: put into a document, it would take others with it
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

/** What has no place in markup that is put into a document: it would run, load, style or hide what comes after it. */
const FOREIGN =
  /<(?:script|style|link|meta|base|iframe|object|embed|template|noscript|title|plaintext|xmp)\b/i;

/** Why markup may not be put into a document; null when it may. Comments are React's own, which hold nothing. */
export function unfitMarkup(html: string): string | null {
  const plain = html.replaceAll(/<!--(?: |\/?\$[?!]?|\/?&)?-->/g, '');
  const [foreign] = FOREIGN.exec(plain) ?? [];
  if (foreign) return `it has ${foreign}>`;
  if (plain.includes('<!') || plain.includes('<?')) return 'it has a comment';
  try {
    const names = closedElements(plain).map(({ attributes }) => attributes.replaceAll(/"[^"]*"/g, ''));
    return names.some((text) => /\s(?:style|on\w+)\b/i.test(text))
      ? 'it has an attribute of style or script, which the policy of the site refuses'
      : null;
  } catch (error) {
    return (error as Error).message;
  }
}
