import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DerivedText, quoted } from './derived-text.ts';

/** The themes and their colours. */
export const THEMES_FILE = 'shared-ui/src/tokens/themes.css';
/** The specification names one colour of the principles in Portuguese. */
const NAMES_IN_DATA: Readonly<Record<string, string>> = { purple: 'roxo' };

/** The themes that the style sheet declares, in its order. */
const themesOf = (css: string): string[] =>
  [...css.matchAll(/^\[data-theme="([a-z]+)"\] \{$/gm)].map(([, name]) => name ?? '');

/** The texts that name the themes of `themes.css`. */
export function themeTexts(root: string): DerivedText[] {
  const themes = themesOf(readFileSync(path.join(root, THEMES_FILE), 'utf8'));
  const inData = themes.map((theme) => NAMES_IN_DATA[theme] ?? theme);
  return [
    {
      file: 'shared-ui/src/tokens/tokens.ts',
      find: /(?<=^export const THEMES = \[)[^\]]*/m,
      text: quoted(themes),
    },
    {
      file: 'federation/src/contract/shell-api.ts',
      find: /(?<=^export type ThemeName = )[^;]*/m,
      text: themes.map((theme) => `'${theme}'`).join(' | '),
    },
    {
      file: 'federation/src/config/schema.ts',
      find: /(?<=^export const THEME_NAMES = \[)[^\]]*/m,
      text: quoted(themes),
    },
    {
      file: 'shared-services/src/principles/principle.ts',
      find: /(?<=^export const PRINCIPLE_COLORS = \[)[^\]]*/m,
      text: quoted(inData),
    },
    {
      file: 'supabase/schemas/04_content.sql',
      find: /(?<=check \(theme_color in \()[^)]*/,
      text: quoted(inData),
    },
  ];
}
