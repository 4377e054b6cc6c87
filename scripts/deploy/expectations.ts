/**
 * Expected response of every web server. web-servers.test.ts sends each request to our server, Caddy and
 * nginx. Paths are relative to the site; `{version}` is the shell's version.
 */
export interface Expectation {
  /** Title of the test. */
  title: string;
  path: string;
  method?: string;
  requestHeaders?: Record<string, string>;
  /** Allowed status, or several. */
  status: number | number[];
  /** Headers of the response; null: must be absent. */
  headers?: Record<string, RegExp | null>;
  body?: RegExp;
}

/** Request headers of a browser. */
const browserHeaders = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
const immutable = /^public, max-age=31536000, immutable$/;
const revalidated = /^no-cache$/;
const noStore = /^no-store$/;
const compressed = { 'content-encoding': /^br$/, vary: /accept-encoding/i };
/** Headers of every response of the site, including errors. */
const securityHeaders = {
  'content-security-policy': /default-src 'none'.*require-trusted-types-for 'script'/,
  'integrity-policy-report-only': /^blocked-destinations=\(script\)$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /max-age=31536000/,
};

/** Expected responses, for our server, Caddy and nginx alike. */
export const expectations: Expectation[] = [
  {
    title: 'page, compressed, revalidated',
    path: '/',
    requestHeaders: browserHeaders,
    status: 200,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': revalidated,
      etag: /"/,
      ...compressed,
      ...securityHeaders,
    },
    body: /<title>A casca<\/title>.*"apps":/s,
  },
  {
    title: 'page, for a client without brotli',
    path: '/',
    status: 200,
    headers: { 'content-encoding': null, 'cache-control': revalidated },
    body: /<title>A casca<\/title>/,
  },
  {
    title: 'page by its file name',
    path: '/index.html',
    requestHeaders: browserHeaders,
    status: [200, 308],
    headers: securityHeaders,
  },
  {
    title: 'headers of the page',
    path: '/',
    method: 'HEAD',
    status: 200,
    headers: securityHeaders,
    body: /^$/,
  },
  {
    title: 'registry, compressed, revalidated',
    path: '/registry.json',
    requestHeaders: browserHeaders,
    status: 200,
    headers: {
      'content-type': /^application\/json/,
      'cache-control': revalidated,
      etag: /"/,
      ...compressed,
      ...securityHeaders,
    },
    body: /"schema": 1/,
  },
  {
    title: 'script of a version, compressed, immutable',
    path: '/shell/{version}/assets/a.js',
    requestHeaders: browserHeaders,
    status: 200,
    headers: {
      'content-type': /^(text|application)\/javascript/,
      'cache-control': immutable,
      etag: /"/,
      ...compressed,
      ...securityHeaders,
    },
    body: /export/,
  },
  {
    title: 'script of a version, for a client without brotli',
    path: '/shell/{version}/assets/a.js',
    status: 200,
    headers: { 'content-encoding': null, 'cache-control': immutable },
    body: /export/,
  },
  {
    title: 'font of a version, immutable',
    path: '/shell/{version}/assets/f.woff2',
    requestHeaders: browserHeaders,
    status: 200,
    headers: { 'content-type': /^font\/woff2$/, 'content-encoding': null, 'cache-control': immutable },
  },
  {
    title: 'missing file of a version, not cached',
    path: '/shell/{version}/assets/nada.js',
    status: 404,
    headers: { 'cache-control': noStore, ...securityHeaders },
  },
  {
    title: 'static page',
    path: '/privacidade/',
    requestHeaders: browserHeaders,
    status: 200,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': revalidated,
      ...compressed,
      ...securityHeaders,
    },
    body: /privacidade/,
  },
  {
    title: 'redirect of a static page without its slash',
    path: '/privacidade?a=1',
    requestHeaders: browserHeaders,
    status: 308,
    headers: { location: /^(\/ia)?\/?privacidade\/\?a=1$/ },
  },
  {
    title: '404 page of an unknown address',
    path: '/a/b/c',
    requestHeaders: browserHeaders,
    status: 404,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': noStore,
      ...securityHeaders,
    },
    body: /Perdeu-se\?/,
  },
  {
    title: 'folder: 404',
    path: '/shell/',
    requestHeaders: browserHeaders,
    status: 404,
    headers: { 'cache-control': noStore },
  },
  {
    title: 'folder without its slash',
    path: '/shell',
    status: [404, 308],
    headers: { 'cache-control': /^no-/ },
  },
  {
    title: 'robots.txt',
    path: '/robots.txt',
    status: 200,
    headers: { 'content-type': /^text\/plain; ?charset=utf-8$/i, 'cache-control': revalidated },
    body: /User-agent/,
  },
  {
    title: 'service worker, revalidated, so that devices receive updates',
    path: '/sw.js',
    status: 200,
    headers: {
      'content-type': /^(text|application)\/javascript/,
      'cache-control': revalidated,
      ...securityHeaders,
      'content-security-policy': /worker-src 'self'/,
    },
  },
  ...['/packages/@ia%2ffederation', '/packages/@ia/federation'].map((packagePath) => ({
    title: 'package metadata with absolute addresses of the archives',
    path: packagePath,
    status: 200,
    headers: { 'content-type': /^application\/json/, 'cache-control': revalidated },
    body: /"tarball": ?"https?:\/\/[^"]+\/packages\/@ia\/federation\/-\/federation-0\.1\.0\.tgz"/,
  })),
  {
    title: 'archive of a package',
    path: '/packages/@ia/federation/-/federation-0.1.0.tgz',
    status: 200,
    body: /^archive$/,
  },
  { title: 'unknown package: 404', path: '/packages/@ia%2fother', status: 404 },
  {
    title: 'web app manifest',
    path: '/site.webmanifest',
    status: 200,
    headers: { 'content-type': /^application\/manifest\+json/ },
  },
  { title: 'no file outside the site', path: '/..%2Foutside.txt', status: [400, 403, 404] },
  { title: 'no file outside the site', path: '/../outside.txt', status: [400, 403, 404] },
  ...[
    '/.env',
    '/%2eenv',
    '//.env',
    '/shell/.part-1',
    '/shell/.part-1/a.js',
    '/shell/{version}/.vite/manifest.json',
    '/.well-known/.env',
  ].map((dotPath) => ({
    title: 'dot file: 404',
    path: dotPath,
    requestHeaders: browserHeaders,
    status: 404,
    headers: { 'cache-control': noStore, ...securityHeaders },
  })),
  {
    title: 'file below /.well-known/',
    path: '/.well-known/security.txt',
    status: 200,
    body: /^contact$/,
  },
  {
    title: 'no redirect to another host',
    path: '//evil.example/privacidade',
    status: 404,
    headers: { location: null },
  },
  { title: 'no redirect to another host', path: '//privacidade', status: [301, 308, 404] },
  { title: 'no redirect to another host', path: '/%2Fprivacidade', status: [301, 308, 404] },
  {
    title: 'PUT of a file is rejected',
    path: '/registry.json',
    method: 'PUT',
    status: [404, 405],
    headers: { 'cache-control': noStore },
  },
  {
    title: 'backend, with the visitor’s address',
    path: '/backend/rest/v1/x?y=1',
    status: 200,
    headers: { 'x-of-backend': /^1$/ },
    body: /^\/backend\/rest\/v1\/x\?y=1 .*127\.0\.0\.1$/,
  },
  { title: 'unchanged error of the backend', path: '/backend/fault', status: 500, body: /^fault$/ },
];
