/**
 * The plain text of a page, for visitors without JavaScript or when the app does not load. An app exports it
 * from `plain-text.ts` beside the page. It is data without markup; compose writes the HTML document.
 */
export interface PlainText {
  title: string;
  lead?: string;
  parts: PlainTextPart[];
}

export interface PlainTextPart {
  heading?: string;
  /** Paragraphs. */
  text?: string[];
  list?: string[];
  parts?: PlainTextPart[];
}

/** File of a page's plain text in a build, by expose: './copilot-v3' → 'plain-text/copilot-v3.json'. */
export const plainTextFileOf = (expose: string): string => `plain-text/${expose.replace(/^\.\//, '')}.json`;

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const objectsIn = (value: unknown): object[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'object' && one !== null);

const readPart = (part: Partial<PlainTextPart>): PlainTextPart => ({
  ...(isText(part.heading) ? { heading: part.heading } : {}),
  text: textsIn(part.text),
  list: textsIn(part.list),
  parts: objectsIn(part.parts).map(readPart),
});

/** Parses a plain text file leniently. @returns null when it has no title */
export function readPlainText(input: unknown): PlainText | null {
  const { title, lead, parts } = (input ?? {}) as Partial<PlainText>;
  if (!isText(title)) return null;
  return { title, ...(isText(lead) ? { lead } : {}), parts: objectsIn(parts).map(readPart) };
}
