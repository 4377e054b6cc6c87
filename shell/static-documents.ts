import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@ia/federation/document';
import { documents, frame, type StaticDocument } from './src/content/documents/index.ts';
import { slots } from './static-slots.ts';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, 'src/content/documents', file), 'utf8').trim();

/**
 * Replaces a slot, a comment such as `<!-- body -->`, by text with the comment's indentation. Removes the
 * line of an empty slot. Slots are filled here, at build time. `federation compose` fills the placeholders in
 * braces, such as `{site:links.entity.url}`, for each site.
 */
function fillSlot(html: string, slot: string, text: string): string {
  const pattern = new RegExp(`^([ \\t]*)<!-- ${slot} -->\\n`, 'gm');
  return html
    .replace(pattern, (_, indent: string) => text && `${text.replace(/^(?=.)/gm, indent)}\n`)
    .replaceAll(`<!-- ${slot} -->`, () => text);
}

/** Head tags of a static page. Publish adds the addresses of the page and of its image. */
function headTags({ title, description }: StaticDocument): string {
  const ownTitle = escapeHtml(title);
  const titleTag = `<title>${ownTitle} · ${frame.siteName}</title>`;
  if (!description) return `${titleTag}\n<meta name="robots" content="noindex" />`;
  const content = escapeHtml(description);
  return [
    titleTag,
    `<meta name="description" content="${content}" />`,
    `<meta property="og:title" content="${ownTitle}" />`,
    `<meta property="og:description" content="${content}" />`,
    '<!-- address -->',
  ].join('\n');
}

/** Footer links of all static pages. Marks the current one. */
const footerLinks = (currentFile: string): string =>
  documents
    .filter(({ label }) => label)
    .map(({ file, label }) => {
      const current = file === currentFile ? ' aria-current="page"' : '';
      return `<li><a href="./${path.posix.dirname(file)}/"${current}>${label}</a></li>`;
    })
    .join('\n');

/** HTML for the slots of frame.html. */
interface FrameContent {
  head: string;
  /** Link beside the site's name, in the header. */
  headerLink?: string;
  body: string;
  note?: string;
  /** File of the page, to mark its own link. */
  currentFile?: string;
}

/** Fills frame.html, which surrounds every static page. */
const fillFrame = ({ head, headerLink = '', body, note = '', currentFile = '' }: FrameContent): string =>
  Object.entries({ head, headerLink, body, note, documents: footerLinks(currentFile) }).reduce(
    (html, [slot, text]) => fillSlot(html, slot, text),
    `${read('frame.html')}\n`,
  );

/** Composes a static page: its text in the frame, with all slots of the build filled. */
function renderDocument(document: StaticDocument): string {
  const body = Object.entries(slots(document)).reduce(
    (html, [slot, text]) => fillSlot(html, slot, text),
    `${read(document.body)}\n`,
  );
  const scripts = document.scripts?.map((src) => `\n<script src="${src}" defer></script>`).join('') ?? '';
  const html = fillFrame({
    head: `${headTags(document)}\n<script src="./preferences.js"></script>${scripts}`,
    body: body.trimEnd(),
    currentFile: document.file,
  });
  // The 404 and offline pages are served at any depth; the others are one folder below the root.
  const root = document.file.includes('/') ? '../' : '/';
  return html.replace(/ (href|src)="\.\//g, ` $1="${root}`);
}

/**
 * Template of the plain-text documents. Such a document has the text of an application page, for visitors
 * whose browser runs no scripts or fails to load the page. `federation compose` writes one per page, such as
 * `/prompt-factory/texto/`. It fills `{address}` with the page's address, and the slots that remain here:
 * `document`, `plain-text` and `plain-texts`.
 */
const plainTextTemplate = (): string =>
  fillFrame({
    head: '<!-- document -->',
    // On the main page's text, this link and the site's name have one address. AccessMonitor, an
    // accessibility validator, rejects two such links side by side. The `span` separates them.
    headerLink: `<span><a href="{address}">${frame.wholePage}</a></span>`,
    body: read('plain-text.html'),
    note: `<p>${frame.aboutPlainText}</p>`,
  }).replace('<html lang="pt-PT"', '<html lang="pt-PT" data-root="./"');

/**
 * Generators of the static pages and of the plain-text template, by file name in the build
 * (`vite.config.ts`).
 */
export const STATIC_DOCUMENTS: Record<string, () => string> = {
  ...Object.fromEntries(documents.map((document) => [document.file, () => renderDocument(document)])),
  'plain-text.html': plainTextTemplate,
};
