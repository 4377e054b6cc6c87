/** What every server of the site answers, whichever it is. Paths are those within the site; `{version}` is the shell's. */
export interface Expectation {
  what: string;
  path: string;
  method?: string;
  /** Headers of the request. */
  with?: Record<string, string>;
  status: number | number[];
  /** Headers of the answer; null: must not be there. */
  headers?: Record<string, RegExp | null>;
  body?: RegExp;
}

const browser = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
const forEver = /^public, max-age=31536000, immutable$/;
const again = /^no-cache$/;
const never = /^no-store$/;
const compressed = { 'content-encoding': /^br$/, vary: /accept-encoding/i };
/** Part of every answer of the site, those of errors too. */
const guarded = {
  'content-security-policy': /default-src 'none'.*require-trusted-types-for 'script'/,
  'integrity-policy-report-only': /^blocked-destinations=\(script\)$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /max-age=31536000/,
};

export const expectations: Expectation[] = [
  {
    what: 'the page, compressed, asked for again at each visit',
    path: '/',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': again,
      etag: /"/,
      ...compressed,
      ...guarded,
    },
    body: /<title>A casca<\/title>.*"apps":/s,
  },
  {
    what: 'the page for whoever takes no brotli',
    path: '/',
    status: 200,
    headers: { 'content-encoding': null, 'cache-control': again },
    body: /<title>A casca<\/title>/,
  },
  { what: 'the page by its name', path: '/index.html', with: browser, status: [200, 308], headers: guarded },
  { what: 'the head of the page', path: '/', method: 'HEAD', status: 200, headers: guarded, body: /^$/ },
  {
    what: 'the registry, compressed, asked for again by open tabs',
    path: '/registry.json',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^application\/json/,
      'cache-control': again,
      etag: /"/,
      ...compressed,
      ...guarded,
    },
    body: /"schema": 1/,
  },
  {
    what: 'a script of a version, compressed, for ever',
    path: '/shell/{version}/assets/a.js',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^(text|application)\/javascript/,
      'cache-control': forEver,
      etag: /"/,
      ...compressed,
      ...guarded,
    },
    body: /export/,
  },
  {
    what: 'a script of a version for whoever takes no brotli',
    path: '/shell/{version}/assets/a.js',
    status: 200,
    headers: { 'content-encoding': null, 'cache-control': forEver },
    body: /export/,
  },
  {
    what: 'a font of a version',
    path: '/shell/{version}/assets/f.woff2',
    with: browser,
    status: 200,
    headers: { 'content-type': /^font\/woff2$/, 'content-encoding': null, 'cache-control': forEver },
  },
  {
    what: 'a file of a version that is not there: never kept',
    path: '/shell/{version}/assets/nada.js',
    status: 404,
    headers: { 'cache-control': never, ...guarded },
  },
  {
    what: 'a static page',
    path: '/privacidade/',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': again,
      ...compressed,
      ...guarded,
    },
    body: /privacidade/,
  },
  {
    what: 'a static page without its slash',
    path: '/privacidade?a=1',
    with: browser,
    status: 308,
    headers: { location: /^(\/ia)?\/?privacidade\/\?a=1$/ },
  },
  {
    what: 'an unknown address, for a person',
    path: '/a/b/c',
    with: browser,
    status: 404,
    headers: { 'content-type': /^text\/html; ?charset=utf-8$/i, 'cache-control': never, ...guarded },
    body: /Perdeu-se\?/,
  },
  { what: 'a folder', path: '/shell/', with: browser, status: 404, headers: { 'cache-control': never } },
  {
    what: 'a folder without its slash',
    path: '/shell',
    status: [404, 308],
    headers: { 'cache-control': /^no-/ },
  },
  {
    what: 'text for search engines',
    path: '/robots.txt',
    status: 200,
    headers: { 'content-type': /^text\/plain; ?charset=utf-8$/i, 'cache-control': again },
    body: /User-agent/,
  },
  {
    what: 'the worker that keeps pages on devices: asked for again, or no device would ever get the next one',
    path: '/sw.js',
    status: 200,
    headers: {
      'content-type': /^(text|application)\/javascript/,
      'cache-control': again,
      ...guarded,
      'content-security-policy': /worker-src 'self'/,
    },
  },
  ...['/packages/@ia%2ffederation', '/packages/@ia/federation'].map((asked) => ({
    what: 'what npm asks about a package, with absolute addresses of its archives',
    path: asked,
    status: 200,
    headers: { 'content-type': /^application\/json/, 'cache-control': again },
    body: /"tarball": ?"https?:\/\/[^"]+\/packages\/@ia\/federation\/-\/federation-0\.1\.0\.tgz"/,
  })),
  {
    what: 'the archive of a package',
    path: '/packages/@ia/federation/-/federation-0.1.0.tgz',
    status: 200,
    body: /^archive$/,
  },
  { what: 'a package that is not there', path: '/packages/@ia%2fother', status: 404 },
  {
    what: 'the manifest of the installed site',
    path: '/site.webmanifest',
    status: 200,
    headers: { 'content-type': /^application\/manifest\+json/ },
  },
  { what: 'nothing outside of the site', path: '/..%2Foutside.txt', status: [400, 403, 404] },
  { what: 'nothing outside of the site', path: '/../outside.txt', status: [400, 403, 404] },
  ...[
    '/.env',
    '/%2eenv',
    '//.env',
    '/shell/.part-1',
    '/shell/.part-1/a.js',
    '/shell/{version}/.vite/manifest.json',
    '/.well-known/.env',
  ].map((hidden) => ({
    what: 'nothing that begins with a dot',
    path: hidden,
    with: browser,
    status: 404,
    headers: { 'cache-control': never, ...guarded },
  })),
  {
    what: 'but for what a host is asked for by its name',
    path: '/.well-known/security.txt',
    status: 200,
    body: /^contact$/,
  },
  {
    what: 'no way to another host',
    path: '//evil.example/privacidade',
    status: 404,
    headers: { location: null },
  },
  { what: 'no way to another host', path: '//privacidade', status: [301, 308, 404] },
  { what: 'no way to another host', path: '/%2Fprivacidade', status: [301, 308, 404] },
  {
    what: 'no change of a file',
    path: '/registry.json',
    method: 'PUT',
    status: [404, 405],
    headers: { 'cache-control': never },
  },
  {
    what: 'the backend, with the visitor’s address',
    path: '/backend/rest/v1/x?y=1',
    status: 200,
    headers: { 'x-of-backend': /^1$/ },
    body: /^\/backend\/rest\/v1\/x\?y=1 .*127\.0\.0\.1$/,
  },
  { what: 'an error of the backend, as it is', path: '/backend/fault', status: 500, body: /^fault$/ },
];
