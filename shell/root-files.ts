import type { Plugin } from 'vite';

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/**
 * Emits generated files at the root of the build, and serves them on demand in development.
 * @param files generators by file name
 * @param inDevelopment transforms a file as `federation compose` does
 */
export function rootFiles(
  files: Record<string, () => string | Promise<string | Uint8Array>>,
  inDevelopment: (file: string) => string = (file) => file,
): Plugin {
  return {
    name: `ia:root-files:${Object.keys(files)[0]}`,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\/$/, '/index.html');
        const make = Object.hasOwn(files, name) ? files[name] : undefined;
        if (!make) return next();
        const file = await make();
        response.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(typeof file === 'string' ? inDevelopment(file) : file);
      });
    },
    async generateBundle() {
      for (const [fileName, make] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await make() });
      }
    },
  };
}
