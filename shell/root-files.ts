import type { Plugin } from 'vite';

const MIME_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Emits generated files at the root of the build, and serves them on demand in development.
 * @param files generators by file name
 * @param transformInDevelopment what `federation compose` does to a text file of a built site
 */
export function rootFiles(
  files: Record<string, () => string | Uint8Array | Promise<string | Uint8Array>>,
  transformInDevelopment: (text: string) => string = (text) => text,
): Plugin {
  return {
    name: `ia:root-files:${Object.keys(files)[0]}`,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\/$/, '/index.html');
        const generate = Object.hasOwn(files, name) ? files[name] : undefined;
        if (!generate) return next();
        const file = await generate();
        response.setHeader('content-type', MIME_TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(typeof file === 'string' ? transformInDevelopment(file) : file);
      });
    },
    async generateBundle() {
      for (const [fileName, generate] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await generate() });
      }
    },
  };
}
