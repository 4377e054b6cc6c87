import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteConfig } from '@ia/federation/preset';
import { zipSync } from 'fflate';
import { build, mergeConfig, type Plugin } from 'vite';
import config from '../mfe.config.ts';
import { renderManifest } from '../scorm/manifest.ts';

// pnpm scorm [--out folder] [course …]: builds each course as a SCORM 1.2 package, dist-scorm/<course>.zip,
// with the settings of site.config.json.

/** Maps a course's content folder to its route. The package uses the theme of that route. */
const COURSES: Record<string, string> = {
  'descobrir-a-ia': '/copilot-course',
  mscopilot: '/mscopilot-course',
  'copilot-v2': '/mscopilot-course-v2',
  'copilot-v3': '/mscopilot-course-v3',
};

const appFolder = path.join(import.meta.dirname, '..');
const scormFolder = path.join(appFolder, 'scorm');
const { values, positionals: requestedCourses } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const outFolder = path.resolve(values.out ?? path.join(appFolder, 'dist-scorm'));
const { version } = JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')) as {
  version: string;
};

/** Reads the fields of site.config.json that a course uses. */
function readSite(): object {
  const file = process.env.SITE_CONFIG_FILE ?? path.join(appFolder, '../site.config.json');
  if (!existsSync(file)) return {};
  const { siteUrl, links, fontScale, apps } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    never
  > & {
    apps?: Record<string, object>;
  };
  return { siteUrl, links, fontScale, settings: apps?.[config.name] };
}

/** Path of the module that exports the second part of a course. Only courses with one have the file. */
const secondPartFile = (course: string) => path.join(appFolder, 'src/pages', course, 'second-part.ts');

/** Generates the virtual module for one course, so that a package contains no other course. */
function lessonPlugin(course: string): Plugin {
  const NAME = 'virtual:lesson';
  const content = path.join(appFolder, 'src/content');
  const secondPart = secondPartFile(course);
  const load = (file: string) => `() => import(${JSON.stringify(file)})`;
  const theme = config.routes.find(({ path: route }) => route === COURSES[course])?.theme ?? 'blue';
  return {
    name: 'ia:lesson',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export { course } from ${JSON.stringify(path.join(content, course, 'course.ts'))};
           export const loadQuestions = ${load(path.join(content, 'questions', `${course}.ts`))};
           export const loadSecondPart = ${existsSync(secondPart) ? load(secondPart) : 'undefined'};
           export const theme = ${JSON.stringify(theme)};
           export const site = ${JSON.stringify(readSite())};`
        : undefined,
  };
}

async function readFiles(folder: string): Promise<Record<string, Uint8Array>> {
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
  if (data.secondPart && !existsSync(secondPartFile(course)))
    throw new Error(
      `${course} declares a second part, but ${secondPartFile(course)} is missing, so the package would omit it. Add the file.`,
    );
  const folder = path.join(outFolder, course);
  const standalone = await remoteConfig(config)({ command: 'build', mode: 'standalone' });
  await build(
    mergeConfig(standalone, {
      configFile: false,
      root: scormFolder,
      logLevel: 'warn',
      plugins: [lessonPlugin(course)],
      build: { outDir: folder, emptyOutDir: true, manifest: false },
    }),
  );
  const built = { ...(await readFiles(folder)), ...(await readFiles(path.join(scormFolder, 'schema'))) };
  const manifest = renderManifest({ id: course, title: data.title, version }, Object.keys(built));
  await writeFile(path.join(folder, 'imsmanifest.xml'), manifest);
  const files = { 'imsmanifest.xml': new TextEncoder().encode(manifest), ...built };
  // A fixed date makes the zip reproducible.
  const zip = zipSync(files, { level: 9, mtime: '1980-01-01T12:00:00' });
  await writeFile(path.join(outFolder, `${course}.zip`), zip);
  console.log(
    `${path.join(outFolder, course)}.zip: ${Object.keys(files).length} files, ${Math.round(zip.length / 1024)} kB`,
  );
}

const unknownCourses = requestedCourses.filter((course) => !(course in COURSES));
if (unknownCourses.length > 0) {
  console.error(
    `Unknown course ${unknownCourses.join(', ')}. Choose from: ${Object.keys(COURSES).join(', ')}.`,
  );
  process.exit(1);
}
process.chdir(appFolder);
await mkdir(outFolder, { recursive: true });
for (const course of requestedCourses.length > 0 ? requestedCourses : Object.keys(COURSES)) {
  await rm(path.join(outFolder, course), { recursive: true, force: true });
  await makePackage(course);
}
