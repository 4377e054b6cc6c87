import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteConfig } from '@ia/federation/preset';
import { zipSync } from 'fflate';
import { build, mergeConfig, type Plugin } from 'vite';
import config from '../mfe.config.ts';
import { manifestOf } from '../scorm/manifest.ts';

// pnpm scorm [--out folder] [course …]: each course as a SCORM 1.2 package, dist-scorm/<course>.zip, with what
// site.config.json says.

/** Each course, by the folder of its content, with the route whose theme it has. */
const COURSES: Record<string, string> = {
  'descobrir-a-ia': '/copilot-course',
  mscopilot: '/mscopilot-course',
  'copilot-v2': '/mscopilot-course-v2',
  'copilot-v3': '/mscopilot-course-v3',
};

const app = path.join(import.meta.dirname, '..');
const root = path.join(app, 'scorm');
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const out = path.resolve(values.out ?? path.join(app, 'dist-scorm'));
const { version } = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')) as { version: string };

/** What of the site's configuration a course shows. */
function readSite(): object {
  const file = process.env.SITE_CONFIG_FILE ?? path.join(app, '../site.config.json');
  if (!existsSync(file)) return {};
  const { siteUrl, links, fontScale, apps } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    never
  > & {
    apps?: Record<string, object>;
  };
  return { siteUrl, links, fontScale, settings: apps?.[config.name] };
}

/** What a course with a second part fetches it from. */
const secondPartOf = (course: string) => path.join(app, 'src/pages', course, 'second-part.ts');

/** The module that names the one course, so that a package holds no other. */
function lesson(course: string): Plugin {
  const NAME = 'virtual:lesson';
  const content = path.join(app, 'src/content');
  const second = secondPartOf(course);
  const load = (file: string) => `() => import(${JSON.stringify(file)})`;
  const theme = config.routes.find(({ path: route }) => route === COURSES[course])?.theme ?? 'blue';
  return {
    name: 'ia:lesson',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export { course } from ${JSON.stringify(path.join(content, course, 'course.ts'))};
           export const loadQuestions = ${load(path.join(content, 'questions', `${course}.ts`))};
           export const loadSecondPart = ${existsSync(second) ? load(second) : 'undefined'};
           export const theme = ${JSON.stringify(theme)};
           export const site = ${JSON.stringify(readSite())};`
        : undefined,
  };
}

async function filesIn(folder: string): Promise<Record<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = async (file: string) =>
    [path.relative(folder, file).replaceAll(path.sep, '/'), new Uint8Array(await readFile(file))] as const;
  return Object.fromEntries(await Promise.all(files.sort().map(read)));
}

async function makePackage(course: string): Promise<void> {
  const { course: data } = (await import(`../src/content/${course}/course.ts`)) as {
    course: { title: string; secondPart?: object };
  };
  if (data.secondPart && !existsSync(secondPartOf(course)))
    throw new Error(
      `${course} has a second part and ${secondPartOf(course)} is missing: its package would not hold it.`,
    );
  const folder = path.join(out, course);
  const standalone = await remoteConfig(config)({ command: 'build', mode: 'standalone' });
  await build(
    mergeConfig(standalone, {
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [lesson(course)],
      build: { outDir: folder, emptyOutDir: true, manifest: false },
    }),
  );
  const built = { ...(await filesIn(folder)), ...(await filesIn(path.join(root, 'schema'))) };
  const manifest = manifestOf({ id: course, title: data.title, version }, Object.keys(built));
  await writeFile(path.join(folder, 'imsmanifest.xml'), manifest);
  const files = { 'imsmanifest.xml': new TextEncoder().encode(manifest), ...built };
  // One date for all: the same course makes the same package.
  const zip = zipSync(files, { level: 9, mtime: '1980-01-01T12:00:00' });
  await writeFile(path.join(out, `${course}.zip`), zip);
  console.log(
    `${path.join(out, course)}.zip: ${Object.keys(files).length} files, ${Math.round(zip.length / 1024)} kB`,
  );
}

const unknown = asked.filter((course) => !(course in COURSES));
if (unknown.length > 0) {
  console.error(`There is no course ${unknown.join(', ')}. Courses: ${Object.keys(COURSES).join(', ')}.`);
  process.exit(1);
}
process.chdir(app);
await mkdir(out, { recursive: true });
for (const course of asked.length > 0 ? asked : Object.keys(COURSES)) {
  await rm(path.join(out, course), { recursive: true, force: true });
  await makePackage(course);
}
