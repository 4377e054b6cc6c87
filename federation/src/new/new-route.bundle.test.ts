// @vitest-environment node
// Runs in the bundling project of vitest.config.ts, because readAppConfig loads Vite.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readAppConfig } from '../dev-tools/app-config.ts';
import { newRoute } from './new-route.ts';

/** Brackets and an apostrophe in a comment, a title and a nested list: newRoute must still find the end of `routes`. */
const CONFIG = `export default {
  name: 'mfe-museu',
  owner: 'equipa-museu',
  routes: [
    // The museum's works [all]
    { path: '/obras', page: './src/pages/obras', title: 'Obras [todas]', nav: [{ label: 'A', anchor: 'a' }] }
  ],
};
`;

let app: string;
beforeEach(async () => {
  app = await mkdtemp(path.join(tmpdir(), 'app-'));
  await writeFile(path.join(app, 'mfe.config.ts'), CONFIG);
  await writeFile(path.join(app, 'package.json'), '{"type": "module"}');
});
afterEach(() => rm(app, { recursive: true, force: true }));

it('newRoute appends the route to mfe.config.ts and writes the page, its texts and its test', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await newRoute('/visita-guiada', app)).toEqual([
    'mfe.config.ts',
    'src/content/visita-guiada.ts',
    'src/pages/visita-guiada/VisitaGuiada.test.tsx',
    'src/pages/visita-guiada/index.tsx',
  ]);
  const { routes } = await readAppConfig(app);
  expect(routes.map(({ path: route, title }) => [route, title])).toEqual([
    ['/obras', 'Obras [todas]'],
    ['/visita-guiada', 'Visita guiada'],
  ]);
  expect(routes[1]?.updated).toBe('2026-11-26');
  expect(await readFile(path.join(app, 'src/pages/visita-guiada/index.tsx'), 'utf8')).toContain(
    'definePage(VisitaGuiada)',
  );
});

it.each([
  ['/obras', /mfe-museu has the route \/obras already.*Choose another/s],
  ['obras', /route is invalid.*"obras"/s],
  [undefined, /route is invalid.*found nothing/s],
])('newRoute rejects the route %s and writes nothing', async (route, message) => {
  await expect(newRoute(route, app)).rejects.toThrow(message);
  expect((await readdir(app)).sort()).toEqual(['mfe.config.ts', 'package.json']);
  expect(await readFile(path.join(app, 'mfe.config.ts'), 'utf8')).toBe(CONFIG);
});

it('newRoute fails outside the folder of an app', async () => {
  await rm(path.join(app, 'mfe.config.ts'));
  await expect(newRoute('/visita', app)).rejects.toThrow(/Run this in the folder of an app/);
});
