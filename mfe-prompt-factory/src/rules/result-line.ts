import type { Recipe } from '@ia/shared-services/recipes';

/** Maximum characters: two lines of a card. */
const MAX_LENGTH = 80;

/** Strips Markdown: '## Um **bom** resumo' becomes 'Um bom resumo'. */
const stripMarkdown = (line: string) =>
  line
    .replace(/^\s*(#+|[-*]|\d+\.)\s+/, '')
    .replace(/[*_`]{1,3}/g, '')
    .trim();

/** True for a line that says little: with a blank to fill in, a subject, a greeting, or the start of a list. */
const isUninformative = (line: string) => /^$|\(|^Assunto|[,:]$/.test(line);

/** Sample line of a recipe's result: the first informative line of its example. */
export function resultLine({ fallback_outputs }: Pick<Recipe, 'fallback_outputs'>): string | null {
  const line = (fallback_outputs[0] ?? '')
    .split('\n')
    .map(stripMarkdown)
    .find((candidate) => !isUninformative(candidate));
  if (!line || line.length <= MAX_LENGTH) return line ?? null;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_LENGTH - 1)).replace(/[\s,;:.]+$/, '')}…`;
}
