import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@ia/federation/document';
import { documents, frame, type StaticDocument } from './src/content/documents/index.ts';
import { slots } from './static-slots.ts';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, 'src/content/documents', file), 'utf8').trim();

/** Puts text into a slot of its own line, each line as far in as the slot. An empty one takes its line away. */
function put(html: string, slot: string, text: string): string {
  const place = new RegExp(`^([ \\t]*)<!-- ${slot} -->\\n`, 'gm');
  return html
    .replace(place, (_, indent: string) => text && `${text.replace(/^(?=.)/gm, indent)}\n`)
    .replaceAll(`<!-- ${slot} -->`, () => text);
}

/** What a document says of itself; its address, and that of its picture, are for whoever composes the site to say. */
function headOf({ title, description }: StaticDocument): string {
  const own = escapeHtml(title);
  const name = `<title>${own} · ${frame.siteName}</title>`;
  if (!description) return `${name}\n<meta name="robots" content="noindex" />`;
  const words = escapeHtml(description);
  return [
    name,
    `<meta name="description" content="${words}" />`,
    `<meta property="og:title" content="${own}" />`,
    `<meta property="og:description" content="${words}" />`,
    '<!-- address -->',
  ].join('\n');
}

const linksTo = (here: string): string =>
  documents
    .filter(({ label }) => label)
    .map(({ file, label }) => {
      const mark = file === here ? ' aria-current="page"' : '';
      return `<li><a href="./${path.posix.dirname(file)}/"${mark}>${label}</a></li>`;
    })
    .join('\n');

interface Parts {
  head: string;
  way: string;
  body: string;
  note?: string;
  here?: string;
}

const framed = ({ head, way, body, note = '', here = '' }: Parts): string =>
  Object.entries({ head, way, body, note, documents: linksTo(here) }).reduce(
    (html, [slot, text]) => put(html, slot, text),
    `${read('frame.html')}\n`,
  );

function documentOf(document: StaticDocument): string {
  const filled = Object.entries(slots(document)).reduce(
    (html, [slot, text]) => put(html, slot, text),
    `${read(document.body)}\n`,
  );
  const scripts = document.scripts?.map((src) => `\n<script src="${src}" defer></script>`).join('') ?? '';
  const html = framed({
    head: `${headOf(document)}\n<script src="./preferences.js"></script>${scripts}`,
    way: `<a href="./">${frame.mainPage}</a>`,
    body: filled.trimEnd(),
    here: document.file,
  });
  // What is shown in another's place answers at any depth; the others stand one folder below the root.
  const root = document.file.includes('/') ? '../' : '/';
  return html.replace(/ (href|src)="\.\//g, ` $1="${root}`);
}

/** Around the words of a route's page, which `compose` puts in: it knows them, and where the document stands. */
const readingTemplate = (): string =>
  framed({
    head: '<!-- document -->',
    way: `<a href="{place}">${frame.wholePage}</a>`,
    body: read('reading.html'),
    note: `<p>${frame.aboutReading}</p>`,
  }).replace('<html lang="pt-PT"', '<html lang="pt-PT" data-root="./"');

/** The static pages, by the name they have at the site's root, and the frame that pages' words are shown in. */
export const STATIC_DOCUMENTS: Record<string, () => string> = {
  ...Object.fromEntries(documents.map((document) => [document.file, () => documentOf(document)])),
  'reading.html': readingTemplate,
};
