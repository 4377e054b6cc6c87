import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { toSrgbColours } from './srgb-colours.ts';

/** Resolves the fonts of the design system, which depends on them. */
const fonts = createRequire(createRequire(import.meta.url).resolve('@ia/shared-ui/package.json'));
const readFont = (file: string): Uint8Array =>
  readFileSync(fonts.resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`));

/** Style sheet and fonts of the static pages, by their names at the root of the site. */
export const STATIC_STYLE = {
  'static-page.css': (): string =>
    toSrgbColours(
      readFileSync(path.join(import.meta.dirname, 'src/content/documents/static-page.css'), 'utf8'),
    ),
  'display.woff2': () => readFont('bricolage-grotesque/files/bricolage-grotesque'),
  'text.woff2': () => readFont('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'),
};
