import type { ReactNode } from 'react';

/** Section of the component library page. */
export type ExampleGroup =
  | 'design-system'
  | 'assets'
  | 'core-ui'
  | 'gamification'
  | 'sections'
  | 'hooks-effects';

export interface ExampleSet {
  /** Exported name of the component, as in its props table: 'Button'. */
  component: string;
  group: ExampleGroup;
  /** One or two sentences in pt-PT: purpose, and alternatives. */
  description: string;
  /** Further exported components in the props table: ['LinkButton']. */
  related?: string[];
  /**
   * Preview layout of the examples; both may be set. 'edge': no margins, for full-width bands. 'screen': at least the
   * height of a screen, for overlays. Default: page margins and the height of the example.
   */
  frame?: ('edge' | 'screen')[];
  /** Example name in pt-PT → a component without props, which may use hooks. */
  examples: Record<string, () => ReactNode>;
}

/**
 * Defines the examples of a component. They are the source for the library page, unit tests, axe run and
 * screenshots. Each component has one `<component>.examples.tsx`, whose default export is created by this
 * function.
 *
 * Write each example as an arrow function without parameters; otherwise its source cannot be extracted:
 *
 * @example
 * export default defineExamples({
 *   component: 'Button', group: 'core-ui', description: '…',
 *   examples: { 'Primário': () => <Button>Assinar</Button> },
 * });
 */
export function defineExamples(set: ExampleSet): ExampleSet {
  return set;
}

/**
 * Extracts the source of one example from the raw text of its file (`import.meta.glob('…', { query: '?raw'
 * })`).
 * @returns the expression after the arrow, without common indentation, or null when not found
 */
export function exampleSource(raw: string, name: string): string | null {
  const escapedName = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(
    `(?:'${escapedName}'|"${escapedName}"|(?<![\\p{L}\\w])${escapedName}):\\s*\\(\\)\\s*=>`,
    'u',
  ).exec(raw);
  if (!match) return null;
  const body = readUntilPropertyEnd(raw.slice(match.index + match[0].length));
  return dedent(stripParentheses(body.trim()));
}

/**
 * Reads up to the comma at the end of a line, or the bracket, that ends the property. Skips nested brackets and
 * strings.
 */
function readUntilPropertyEnd(text: string): string {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote) {
      if (char === quote && text[at - 1] !== '\\') quote = '';
      else if (char === '\n' && quote !== '`') quote = '';
      continue;
    }
    // A single quote after a letter is an apostrophe in JSX text.
    if ((char === "'" && /[\s=(,[{:]/.test(text[at - 1] ?? ' ')) || char === '"' || char === '`')
      quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) {
      if (depth === 0) return text.slice(0, at);
      depth -= 1;
    } else if (char === ',' && depth === 0 && /^\s*(\n|$)/.test(text.slice(at + 1, at + 3))) {
      return text.slice(0, at);
    }
  }
  return text;
}

function stripParentheses(body: string): string {
  return body.startsWith('(') && body.endsWith(')') ? body.slice(1, -1) : body;
}

/** Removes the common indentation; the first line may have none, because it follows the arrow. */
function dedent(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const indentedLines = lines.filter((line, index) => line.trim() && (index > 0 || /^\s/.test(line)));
  const indent = Math.min(...indentedLines.map((line) => line.length - line.trimStart().length), 99);
  return lines
    .map((line) => (/^\s/.test(line) ? line.slice(Math.min(indent, line.length)) : line))
    .join('\n');
}
