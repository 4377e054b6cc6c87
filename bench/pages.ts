/**
 * Measures the same pages in five variants: the federation at its hash URL and, if it exists, at its real
 * path; one Vite application with lazy pages; the same with hand-written preload and prefetch; and plain HTML without
 * scripts. The same HTTP/2 server code with brotli serves each. Each run uses a new browser, and the variants
 * alternate. Asserts nothing.
 *
 *   pnpm bench [--runs 5] [--routes /,/mscopilot-course-v3] [--line slow] [--no-use] [--no-others] [--print]
 *
 * The pages with a performance goal run as often as `--runs` says. All remaining pages run once, on the slow line,
 * unless `--no-others` is set. `--line slow|fast` measures only these network and CPU conditions. `--no-use` skips the
 * interactions after the page has loaded.
 *
 * Reads the built site (`pnpm build`) and replaces the measured section of bench/results/pages.md. A run
 * with `--routes`, `--line`, `--no-use`, `--no-others` or `--print` does not write the file. Read the ratios: load on
 * the machine affects all variants equally.
 */
import '../scripts/node-version.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteConfig } from '@ia/federation/config';
import { startBackend } from '@ia/supabase/local';
import { ensureChromium } from '@ia/test-support/chromium';
import { chromium } from 'playwright';
import { workspace } from '../scripts/run.ts';
import { buildMonolith } from './pages/build-monolith.ts';
import { trustArgument } from './pages/certificate.ts';
import { composedFiles } from './pages/composed-files.ts';
import { type Interaction, measureInteraction } from './pages/interaction.ts';
import { CONDITIONS, type Loading, measureLoading } from './pages/measure.ts';
import { measurementConditions, record } from './pages/record.ts';
import { renderStatic } from './pages/render-static.ts';
import { asMarkdown, type Runs } from './pages/report.ts';
import { serveFiles } from './pages/serve.ts';
import { hashAddress, type Variant } from './pages/variants.ts';

/** Pages of the performance goals. */
const GOAL_ROUTES = '/,/mscopilot-course-v3,/manifesto-cocreate,/prompt-factory';
const { values } = parseArgs({
  allowNegative: true,
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: GOAL_ROUTES },
    line: { type: 'string' },
    use: { type: 'boolean', default: true },
    others: { type: 'boolean', default: true },
    print: { type: 'boolean', default: false },
  },
});
const isCompleteRun =
  values.routes === GOAL_ROUTES && values.line === undefined && values.use && values.others;
const goalRoutes = values.routes.split(',');
const rounds = Number(values.runs);
const site = path.join(workspace, 'site');

const backend = await startBackend({ dataDir: 'memory' });
const handleBackendRequest = (request: Request) => backend.fetch(request, { peerAddress: '127.0.0.1' });
const siteConfig = JSON.parse(await readFile(path.join(site, 'site.config.json'), 'utf8'));
const backendConfig = { backend: { url: '/backend', publishableKey: backend.publishableKey } };

const siteFiles = await composedFiles(site, backendConfig);
const registry = JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8'));
const everyRoute = Object.values<{ routes: { path: string }[] }>(registry.apps).flatMap(({ routes }) =>
  routes.map(({ path: route }) => route),
);
const otherRoutes = values.others ? everyRoute.filter((route) => !goalRoutes.includes(route)) : [];
/** The real path of a route, if it has its own document. */
const realPath = (route: string) => (siteFiles.has(`${route}/index.html`) ? `${route}/` : null);
const variants: Variant[] = [
  { name: 'federation', files: siteFiles, addressOf: hashAddress },
  { name: 'federation, real path', files: siteFiles, addressOf: realPath },
  ...(await buildMonolith(site, readSiteConfig({ ...siteConfig, ...backendConfig }))),
];
const servers = await Promise.all(variants.map(({ files }) => serveFiles(files, handleBackendRequest)));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', trustArgument],
});
const staticVariant = await renderStatic(browser, servers[0]?.url as string, siteFiles, [
  ...goalRoutes,
  ...otherRoutes,
]);
const browserVersion = browser.version();
await browser.close();
variants.push(staticVariant);
servers.push(await serveFiles(staticVariant.files, handleBackendRequest));

const loading: Runs<Loading>[] = [];
const interaction: Runs<Interaction>[] = [];
/** Adds a run to the runs of the same variant, route and conditions. */
const addRun = <T>(list: Runs<T>[], key: Omit<Runs<T>, 'runs'>, run: T) => {
  const found = list.find(
    ({ variant, route, conditions }) =>
      variant === key.variant && route === key.route && conditions === key.conditions,
  );
  if (found) found.runs.push(run);
  else list.push({ ...key, runs: [run] });
};
for (let round = 0; round < rounds; round++) {
  for (const conditions of CONDITIONS.filter(({ name }) => !values.line || name === values.line)) {
    const includesOthers = round === 0 && conditions.name === 'slow';
    for (const route of includesOthers ? [...goalRoutes, ...otherRoutes] : goalRoutes)
      for (const [index, variant] of variants.entries()) {
        const address = variant.addressOf(route);
        if (!address) continue;
        const run = await measureLoading(`${servers[index]?.url}${address}`, conditions);
        addRun(loading, { variant: variant.name, route, conditions: conditions.name }, run);
      }
    if (!values.use || conditions.name !== 'slow') continue;
    for (const [index, { name, addressOf }] of variants.entries()) {
      // The static variant has no scripts.
      if (name === 'static' || !addressOf('/')) continue;
      const run = await measureInteraction(`${servers[index]?.url}/`, conditions);
      addRun(interaction, { variant: name, route: '/', conditions: conditions.name }, run);
    }
  }
  process.stderr.write(`round ${round + 1} of ${rounds}\n`);
}
for (const server of servers) server.close();
await backend.close();
const report = `${asMarkdown(loading, interaction)}\n\n${measurementConditions(rounds, browserVersion)}`;
console.log(report);
if (isCompleteRun && !values.print) await record(report);
process.exit(0);
