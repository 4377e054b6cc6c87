import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DerivedText, quoteList } from './derived-text.ts';

/** Style sheet that declares the themes and their colours. */
export const THEMES_FILE = 'shared-ui/src/tokens/themes.css';
/** The specification names one colour of the principles in Portuguese. */
const NAMES_IN_DATA: Readonly<Record<string, string>> = { purple: 'roxo' };

/** Returns the themes that a style sheet declares, in its order. */
const parseThemes = (css: string): string[] =>
  [...css.matchAll(/^\[data-theme="([a-z]+)"\] \{$/gm)].map(([, name]) => name ?? '');

/** The texts that name the themes of `themes.css`. */
export function themeTexts(root: string): DerivedText[] {
  const themes = parseThemes(readFileSync(path.join(root, THEMES_FILE), 'utf8'));
  const namesInData = themes.map((theme) => NAMES_IN_DATA[theme] ?? theme);
  return [
    {
      file: 'shared-ui/src/tokens/tokens.ts',
      find: /(?<=^export const THEMES = \[)[^\]]*/m,
      text: quoteList(themes),
    },
    {
      file: 'federation/src/contract/shell-api.ts',
      find: /(?<=^export type ThemeName = )[^;]*/m,
      text: themes.map((theme) => `'${theme}'`).join(' | '),
    },
    {
      file: 'federation/src/config/schema.ts',
      find: /(?<=^export const THEME_NAMES = \[)[^\]]*/m,
      text: quoteList(themes),
    },
    {
      file: 'shared-services/src/principles/principle.ts',
      find: /(?<=^export const PRINCIPLE_COLORS = \[)[^\]]*/m,
      text: quoteList(namesInData),
    },
    {
      file: 'supabase/schemas/04_content.sql',
      find: /(?<=check \(theme_color in \()[^)]*/,
      text: quoteList(namesInData),
    },
  ];
}
