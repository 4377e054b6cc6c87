// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CARD, socialCardFile } from '@ia/shared-ui/azulejo/files';
import { expect, it } from 'vitest';
import { png, SITE_IMAGES } from '../../site-images.ts';
import { STATIC_DOCUMENTS } from '../../static-documents.ts';
import { STATIC_STYLE } from '../../static-style.ts';
import { t } from './chrome.ts';

const shell = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(shell, file), 'utf8');
const manifest = JSON.parse(read('public/site.webmanifest')) as {
  name: string;
  lang: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

/** Reads width and height from the header (IHDR) of a PNG. */
const readPngSize = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  expect([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  return `${view.getUint32(16)}x${view.getUint32(20)}`;
};
const render = async (name: string) => (await SITE_IMAGES[name]?.()) as Uint8Array;

it('every icon of the manifest has its declared size, and one is maskable', async () => {
  for (const { src, sizes } of manifest.icons)
    expect(readPngSize(await render(src.replace('./', '')))).toBe(sizes);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

it('the social card has text, and the size that index.html declares', async () => {
  const html = read('index.html');
  const [width, height] = ['width', 'height'].map(
    (side) => new RegExp(`og:image:${side}" content="(\\d+)"`).exec(html)?.[1],
  );
  const card = await render('social-card.png');
  expect(readPngSize(card)).toBe(`${width}x${height}`);
  expect(readPngSize(await render('apple-touch-icon.png'))).toBe('180x180');
  // Without its font the rasteriser omits the text without an error.
  const blank = await png(socialCardFile({ name: '', headline: '' }), CARD.width);
  expect(Buffer.compare(card, blank)).not.toBe(0);
});

it('name, motto and background colour of the site are the same in all files', () => {
  const html = read('index.html');
  expect(html).toContain(`<meta property="og:site_name" content="${t.siteName}" />`);
  expect(html).toContain(`«${t.motto}»`);
  expect(manifest).toMatchObject({ name: t.siteName, lang: 'pt-PT' });
  expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}" media=`);
});

it.each(['index.html', ...Object.keys(STATIC_DOCUMENTS)])('%s links only to files that exist', (page) => {
  const html = STATIC_DOCUMENTS[page]?.() ?? read(page);
  const files = [...html.matchAll(/<(?:link|img)[^>]* (?:href|src)="(?:\.\.?)?\/([^"#]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const isGenerated = Object.hasOwn(SITE_IMAGES, file) || Object.hasOwn(STATIC_STYLE, file);
    expect(isGenerated || read(`public/${file}`).length > 0, file).toBe(true);
  }
});
