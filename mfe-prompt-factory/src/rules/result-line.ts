import type { Recipe } from '@ia/shared-services/recipes';

/** Most characters of a line: two rows of a card. */
const MOST = 80;

/** Without Markdown's signs: '## Um **bom** resumo' is 'Um bom resumo'. */
const plain = (line: string) =>
  line
    .replace(/^\s*(#+|[-*]|\d+\.)\s+/, '')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/\s*:$/, '')
    .trim();

/** Says nothing of the text by itself: a blank to fill in, or a greeting. */
const isForm = (line: string) => line === '' || /^\(.*\)$/.test(line) || line.endsWith(',');

/** The line that says best what a recipe makes: the first one of its example that is no blank or greeting. */
export function resultLine({ fallback_outputs }: Pick<Recipe, 'fallback_outputs'>): string | null {
  const line = (fallback_outputs[0] ?? '')
    .split('\n')
    .map(plain)
    .find((each) => !isForm(each));
  if (!line || line.length <= MOST) return line ?? null;
  return `${line.slice(0, line.lastIndexOf(' ', MOST - 1)).replace(/[\s,;:.]+$/, '')}…`;
}
