import type { Plugin } from 'vite';

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  html: 'text/html; charset=utf-8',
};

/**
 * Files of the shell that are made and not written by hand: into the build, and for the dev server on demand.
 * @param files by the name they have at the site's root
 * @param inDevelopment what stands in for the composition of a site, which the dev server does without
 */
export function rootFiles(
  files: Record<string, () => string | Promise<Uint8Array>>,
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
