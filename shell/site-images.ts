import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CARD, faviconFile, iconFile, missingTileFile, socialCardFile } from '@ia/shared-ui/azulejo/files';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { words } from './src/content/chrome.ts';

const fileOf = (specifier: string) => readFileSync(createRequire(import.meta.url).resolve(specifier));

let ready: Promise<Uint8Array> | undefined;
/** The rasteriser starts once per process; its letters are the site's display face, in the one weight drawn. */
function displayFace(): Promise<Uint8Array> {
  ready ??= initWasm(fileOf('@resvg/resvg-wasm/index_bg.wasm')).then(() =>
    fileOf('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'),
  );
  return ready;
}

/** A drawing as PNG. In WebAssembly, so that every machine draws the same bytes and a version keeps its hash. */
export async function png(svg: string, width: number): Promise<Uint8Array> {
  const font = await displayFace();
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: [font] } })
    .render()
    .asPng();
}

const card = () => socialCardFile({ name: words.siteName, headline: words.motto });

/** What the site shows outside of its pages, by the name it has at the site's root. */
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
