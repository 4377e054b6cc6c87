import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CARD, faviconFile, iconFile, missingTileFile, socialCardFile } from '@ia/shared-ui/azulejo/files';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { t } from './src/content/chrome.ts';

const fileOf = (specifier: string) => readFileSync(createRequire(import.meta.url).resolve(specifier));

let ready: Promise<Uint8Array> | undefined;
/** Loads the display font for the rasteriser, once per process. */
function displayFace(): Promise<Uint8Array> {
  ready ??= initWasm(fileOf('@resvg/resvg-wasm/index_bg.wasm')).then(() =>
    fileOf('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'),
  );
  return ready;
}

/**
 * Renders a drawing as PNG. In WebAssembly, so that every machine renders the same bytes and the hash stays.
 */
export async function png(svg: string, width: number): Promise<Uint8Array> {
  const font = await displayFace();
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: [font] } })
    .render()
    .asPng();
}

const card = () => socialCardFile({ name: t.siteName, headline: t.motto });

/** Images of the site outside of its pages, by their names at the site's root. */
export const SITE_IMAGES: Record<string, () => string | Promise<Uint8Array>> = {
  'favicon.svg': faviconFile,
  'missing-tile.svg': missingTileFile,
  'social-card.png': () => png(card(), CARD.width),
  // Opaque and square: the system rounds it.
  'apple-touch-icon.png': () => png(iconFile(), 180),
  'icon-192.png': () => png(faviconFile(), 192),
  'icon-512.png': () => png(faviconFile(), 512),
  'icon-maskable-512.png': () => png(iconFile({ maskable: true }), 512),
};
