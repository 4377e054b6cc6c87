import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  borderTileFile,
  CARD,
  faviconFile,
  iconFile,
  missingTileFile,
  socialCardFile,
} from '@ia/shared-ui/azulejo/files';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { t } from './src/content/chrome.ts';

const readPackageFile = (specifier: string) =>
  readFileSync(createRequire(import.meta.url).resolve(specifier));

let loadingFont: Promise<Uint8Array> | undefined;
/** Starts the rasteriser and loads the display font for it, once per process. */
function displayFont(): Promise<Uint8Array> {
  loadingFont ??= initWasm(readPackageFile('@resvg/resvg-wasm/index_bg.wasm')).then(() =>
    readPackageFile('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'),
  );
  return loadingFont;
}

/**
 * Renders an SVG drawing as PNG. The WebAssembly rasteriser renders the same bytes on every machine, so the
 * hash of an unchanged image does not depend on the machine that built it.
 */
export async function png(svg: string, width: number): Promise<Uint8Array> {
  const font = await displayFont();
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: [font] } })
    .render()
    .asPng();
}

const socialCard = () => socialCardFile({ name: t.siteName, headline: t.motto });

/** Images of the site outside of its pages, by their names at the site's root. */
export const SITE_IMAGES: Record<string, () => string | Promise<Uint8Array>> = {
  'favicon.svg': faviconFile,
  'missing-tile.svg': missingTileFile,
  'border-tile.svg': borderTileFile,
  'social-card.png': () => png(socialCard(), CARD.width),
  // Opaque and square: the system rounds it.
  'apple-touch-icon.png': () => png(iconFile(), 180),
  'icon-192.png': () => png(faviconFile(), 192),
  'icon-512.png': () => png(faviconFile(), 512),
  'icon-maskable-512.png': () => png(iconFile({ maskable: true }), 512),
};
