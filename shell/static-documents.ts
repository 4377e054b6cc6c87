import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@ia/federation/document';
import { documents, frame, type StaticDocument } from './src/content/documents/index.ts';
import { slots } from './static-slots.ts';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, 'src/content/documents', file), 'utf8').trim();

/** Puts text into a slot, with the slot's indentation. Removes the line of an empty slot. */
function put(html: string, slot: string, text: string): string {
  const pattern = new RegExp(`^([ \\t]*)<!-- ${slot} -->\\n`, 'gm');
  return html
    .replace(pattern, (_, indent: string) => text && `${text.replace(/^(?=.)/gm, indent)}\n`)
    .replaceAll(`<!-- ${slot} -->`, () => text);
}

/** Head tags of a static page. Publish adds the addresses of the page and of its image. */
function headOf({ title, description }: StaticDocument): string {
  const own = escapeHtml(title);
  const name = `<title>${own} · ${frame.siteName}</title>`;
  if (!description) return `${name}\n<meta name="robots" content="noindex" />`;
  const content = escapeHtml(description);
  return [
    name,
    `<meta name="description" content="${content}" />`,
    `<meta property="og:title" content="${own}" />`,
    `<meta property="og:description" content="${content}" />`,
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
  // The 404 and offline pages are served at any depth; the others are one folder below the root.
  const root = document.file.includes('/') ? '../' : '/';
  return html.replace(/ (href|src)="\.\//g, ` $1="${root}`);
}

/** Template around the plain text of a page. `compose` fills it in. */
const plainTextTemplate = (): string =>
  framed({
    head: '<!-- document -->',
    way: `<a href="{address}">${frame.wholePage}</a>`,
    body: read('plain-text.html'),
    note: `<p>${frame.aboutPlainText}</p>`,
  }).replace('<html lang="pt-PT"', '<html lang="pt-PT" data-root="./"');

/** The static pages and the plain-text template, by their names at the site's root. */
export const STATIC_DOCUMENTS: Record<string, () => string> = {
  ...Object.fromEntries(documents.map((document) => [document.file, () => documentOf(document)])),
  'plain-text.html': plainTextTemplate,
};
