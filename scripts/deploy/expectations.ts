/**
 * Expected response of every web server. Paths are relative to the site; `{version}` is the shell's version.
 */
export interface Expectation {
  what: string;
  path: string;
  method?: string;
  /** Headers of the request. */
  with?: Record<string, string>;
  status: number | number[];
  /** Headers of the response; null: must be absent. */
  headers?: Record<string, RegExp | null>;
  body?: RegExp;
}

const browser = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
const immutable = /^public, max-age=31536000, immutable$/;
const revalidated = /^no-cache$/;
const never = /^no-store$/;
const compressed = { 'content-encoding': /^br$/, vary: /accept-encoding/i };
/** Headers of every response of the site, including errors. */
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
    what: 'page, compressed, revalidated',
    path: '/',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': revalidated,
      etag: /"/,
      ...compressed,
      ...guarded,
    },
    body: /<title>A casca<\/title>.*"apps":/s,
  },
  {
    what: 'page, for a client without brotli',
    path: '/',
    status: 200,
    headers: { 'content-encoding': null, 'cache-control': revalidated },
    body: /<title>A casca<\/title>/,
  },
  { what: 'page by its file name', path: '/index.html', with: browser, status: [200, 308], headers: guarded },
  { what: 'headers of the page', path: '/', method: 'HEAD', status: 200, headers: guarded, body: /^$/ },
  {
    what: 'registry, compressed, revalidated',
    path: '/registry.json',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^application\/json/,
      'cache-control': revalidated,
      etag: /"/,
      ...compressed,
      ...guarded,
    },
    body: /"schema": 1/,
  },
  {
    what: 'script of a version, compressed, immutable',
    path: '/shell/{version}/assets/a.js',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^(text|application)\/javascript/,
      'cache-control': immutable,
      etag: /"/,
      ...compressed,
      ...guarded,
    },
    body: /export/,
  },
  {
    what: 'script of a version, for a client without brotli',
    path: '/shell/{version}/assets/a.js',
    status: 200,
    headers: { 'content-encoding': null, 'cache-control': immutable },
    body: /export/,
  },
  {
    what: 'font of a version, immutable',
    path: '/shell/{version}/assets/f.woff2',
    with: browser,
    status: 200,
    headers: { 'content-type': /^font\/woff2$/, 'content-encoding': null, 'cache-control': immutable },
  },
  {
    what: 'missing file of a version, not cached',
    path: '/shell/{version}/assets/nada.js',
    status: 404,
    headers: { 'cache-control': never, ...guarded },
  },
  {
    what: 'static page',
    path: '/privacidade/',
    with: browser,
    status: 200,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': revalidated,
      ...compressed,
      ...guarded,
    },
    body: /privacidade/,
  },
  {
    what: 'redirect of a static page without its slash',
    path: '/privacidade?a=1',
    with: browser,
    status: 308,
    headers: { location: /^(\/ia)?\/?privacidade\/\?a=1$/ },
  },
  {
    what: '404 page of an unknown address',
    path: '/a/b/c',
    with: browser,
    status: 404,
    headers: { 'content-type': /^text\/html; ?charset=utf-8$/i, 'cache-control': never, ...guarded },
    body: /Perdeu-se\?/,
  },
  { what: 'folder: 404', path: '/shell/', with: browser, status: 404, headers: { 'cache-control': never } },
  {
    what: 'folder without its slash',
    path: '/shell',
    status: [404, 308],
    headers: { 'cache-control': /^no-/ },
  },
  {
    what: 'robots.txt',
    path: '/robots.txt',
    status: 200,
    headers: { 'content-type': /^text\/plain; ?charset=utf-8$/i, 'cache-control': revalidated },
    body: /User-agent/,
  },
  {
    what: 'service worker, revalidated, so that devices receive updates',
    path: '/sw.js',
    status: 200,
    headers: {
      'content-type': /^(text|application)\/javascript/,
      'cache-control': revalidated,
      ...guarded,
      'content-security-policy': /worker-src 'self'/,
    },
  },
  ...['/packages/@ia%2ffederation', '/packages/@ia/federation'].map((asked) => ({
    what: 'package metadata with absolute addresses of the archives',
    path: asked,
    status: 200,
    headers: { 'content-type': /^application\/json/, 'cache-control': revalidated },
    body: /"tarball": ?"https?:\/\/[^"]+\/packages\/@ia\/federation\/-\/federation-0\.1\.0\.tgz"/,
  })),
  {
    what: 'archive of a package',
    path: '/packages/@ia/federation/-/federation-0.1.0.tgz',
    status: 200,
    body: /^archive$/,
  },
  { what: 'unknown package: 404', path: '/packages/@ia%2fother', status: 404 },
  {
    what: 'web app manifest',
    path: '/site.webmanifest',
    status: 200,
    headers: { 'content-type': /^application\/manifest\+json/ },
  },
  { what: 'no file outside the site', path: '/..%2Foutside.txt', status: [400, 403, 404] },
  { what: 'no file outside the site', path: '/../outside.txt', status: [400, 403, 404] },
  ...[
    '/.env',
    '/%2eenv',
    '//.env',
    '/shell/.part-1',
    '/shell/.part-1/a.js',
    '/shell/{version}/.vite/manifest.json',
    '/.well-known/.env',
  ].map((hidden) => ({
    what: 'dot file: 404',
    path: hidden,
    with: browser,
    status: 404,
    headers: { 'cache-control': never, ...guarded },
  })),
  {
    what: 'file below /.well-known/',
    path: '/.well-known/security.txt',
    status: 200,
    body: /^contact$/,
  },
  {
    what: 'no redirect to another host',
    path: '//evil.example/privacidade',
    status: 404,
    headers: { location: null },
  },
  { what: 'no redirect to another host', path: '//privacidade', status: [301, 308, 404] },
  { what: 'no redirect to another host', path: '/%2Fprivacidade', status: [301, 308, 404] },
  {
    what: 'PUT of a file is rejected',
    path: '/registry.json',
    method: 'PUT',
    status: [404, 405],
    headers: { 'cache-control': never },
  },
  {
    what: 'backend, with the visitor’s address',
    path: '/backend/rest/v1/x?y=1',
    status: 200,
    headers: { 'x-of-backend': /^1$/ },
    body: /^\/backend\/rest\/v1\/x\?y=1 .*127\.0\.0\.1$/,
  },
  { what: 'unchanged error of the backend', path: '/backend/fault', status: 500, body: /^fault$/ },
];
