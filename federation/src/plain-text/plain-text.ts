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

/** Returns the file of a page's plain text in a build: './copilot-v3' → 'plain-text/copilot-v3.json'. */
export const plainTextFileOf = (expose: string): string => `plain-text/${expose.replace(/^\.\//, '')}.json`;

const isText = (value: unknown): value is string => typeof value === 'string';
const filterTexts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const filterObjects = (value: unknown): object[] =>
  (Array.isArray(value) ? value : []).filter((item) => typeof item === 'object' && item !== null);

const readPart = (part: Partial<PlainTextPart>): PlainTextPart => ({
  ...(isText(part.heading) ? { heading: part.heading } : {}),
  text: filterTexts(part.text),
  list: filterTexts(part.list),
  parts: filterObjects(part.parts).map(readPart),
});

/** Parses a plain text file leniently: drops values of another type. @returns null when it has no title */
export function readPlainText(input: unknown): PlainText | null {
  const { title, lead, parts } = (input ?? {}) as Partial<PlainText>;
  if (!isText(title)) return null;
  return { title, ...(isText(lead) ? { lead } : {}), parts: filterObjects(parts).map(readPart) };
}
