import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, writeAtomic } from '../publish/folder.ts';
import { bannerHtml } from './words.ts';

const STYLE_FILE = 'preview-banner.css';

// It stands in the page, above everything and in nobody's way; its colours are its own, whatever build of the shell is
// shown, the same by day and by night.
const STYLE = `.preview-banner {
  position: relative;
  padding: 0.75rem max(1.25rem, env(safe-area-inset-left));
  border-block-end: 0.25rem double #1c1a14;
  background: #ffd666;
  color: #1c1a14;
  font-size: 1rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
}
.preview-banner p {
  max-inline-size: 70rem;
  margin: 0 auto;
  color: inherit;
}
@media print {
  .preview-banner {
    display: none;
  }
}
`;

/** The pages of a site: its one page, the page of an unknown address, and the static ones. */
const PAGE = /^(index|404)\.html$|^[^/]+\/(?:texto\/)?index\.html$/;

export interface Banner {
  app: string;
  version: string;
  owner: string;
  expires: number;
  /** First part of the path that the site stands under. */
  token: string;
}

/** Puts the banner into every page of a composed site, and tells search engines to pass. */
export async function addBanner(site: string, { token, ...shown }: Banner): Promise<void> {
  const head = `<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/${token}/${STYLE_FILE}">`;
  const banner = bannerHtml(shown);
  for (const file of (await filesBelow(site)).filter((name) => PAGE.test(name))) {
    let html = await readFile(path.join(site, file), 'utf8');
    // The page of an unknown address answers at any depth: what it names begins at the site's root, which is here.
    if (file === '404.html') html = html.replace(/ (href|src)="\/(?!\/)/g, ` $1="/${token}/`);
    const marked = html.includes('</head>')
      ? html
          .replace('</head>', () => `${head}</head>`)
          .replace(/<body\b[^>]*>|(?<=<\/head>)(?!\s*<body)/, (body) => body + banner)
      : head + banner + html;
    await writeAtomic(path.join(site, file), marked);
  }
  await writeAtomic(path.join(site, STYLE_FILE), STYLE);
}
