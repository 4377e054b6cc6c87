import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { filesBelow } from '../files/folder.ts';
import { bannerHtml } from './text.ts';

// A preview is a copy of the live site with an unpublished build in it. Its banner names version, owner and expiry.

const STYLE_FILE = 'preview-banner.css';

// The banner is in the normal flow, above the page, so it covers nothing. Its colours do not depend on the
// shell's build or on the colour scheme.
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

/** HTML pages of a site at any depth, without the files of uploaded versions (`mfe-x/0.1.0-1a2b3c4d/`). */
const HTML_PAGE = /^(index|404)\.html$|^(?!.*\/\d+\.\d+\.\d+)(?:[^/]+\/)+index\.html$/;

/** Contents of the banner that every page of a preview shows. */
export interface Banner {
  app: string;
  version: string;
  owner: string;
  /** Unix time in seconds. */
  expires: number;
  /** First path segment of the preview. */
  token: string;
}

/** Adds the banner and `noindex` to every page of a composed site. */
export async function addBanner(site: string, { token, ...bannerData }: Banner): Promise<void> {
  const head = `<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/${token}/${STYLE_FILE}">`;
  const banner = bannerHtml(bannerData);
  for (const file of (await filesBelow(site)).filter((name) => HTML_PAGE.test(name))) {
    let html = await readFile(path.join(site, file), 'utf8');
    // The 404 page is served at any depth, so its links are absolute. In a preview, they start
    // below the token.
    if (file === '404.html') html = html.replace(/ (href|src)="\/(?!\/)/g, ` $1="/${token}/`);
    // A page without </head> gets both at its start; one without <body> gets the banner after the head.
    const withBanner = html.includes('</head>')
      ? html
          .replace('</head>', () => `${head}</head>`)
          .replace(/<body\b[^>]*>|(?<=<\/head>)(?!\s*<body)/, (body) => body + banner)
      : head + banner + html;
    await writeAtomic(path.join(site, file), withBanner);
  }
  await writeAtomic(path.join(site, STYLE_FILE), STYLE);
}
