import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@ia/test-support/fixtures';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';

// SCORM is a package format for courses on learning platforms (LMS). mfe-courses/scripts/scorm.ts builds the
// packages. The library scorm-again acts as the LMS: it validates every value against SCORM 1.2 and stores
// commits.

// An address without a server: `serve` fulfils its requests.
const LMS = 'http://localhost:1';
const scormAgain = createRequire(import.meta.url).resolve('scorm-again/scorm12/min');
const lmsPage = `<!doctype html><html lang="pt-PT"><title>Plataforma</title><script src="/scorm12.js"></script><script>
  window.API = new Scorm12API({ autocommit: false });
  const stored = localStorage.getItem('lms');
  if (stored) API.loadFromJSON(JSON.parse(stored).cmi, 'cmi');
  for (const event of ['LMSCommit', 'LMSFinish'])
    API.on(event, () => localStorage.setItem('lms', JSON.stringify(API.renderCMIToJSONObject())));
</script><iframe title="Lição" src="/curso/index.html" width="1200" height="700"></iframe></html>`;

let folder: string;
/** Files of the SCORM package of each course, by path. */
let packages: Record<string, Record<string, Uint8Array>>;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scorm-'));
  const script = path.join(workspace, 'mfe-courses/scripts/scorm.ts');
  const courses = ['copilot-v2', 'descobrir-a-ia'];
  execFileSync(process.execPath, [script, '--out', folder, ...courses], {
    env: { ...process.env, NODE_ENV: undefined },
  });
  const unzip = (course: string) => unzipSync(readFileSync(path.join(folder, `${course}.zip`)));
  packages = Object.fromEntries(courses.map((course) => [course, unzip(course)]));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Serves the LMS page and the package below it; everything else is a 404. */
async function serve(page: Page, course = 'copilot-v2') {
  await page.route(`${LMS}/**`, (route) => {
    const pathname = new URL(route.request().url()).pathname;
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: lmsPage });
    if (pathname === '/scorm12.js')
      return route.fulfill({ contentType: 'text/javascript', path: scormAgain });
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    const file = packages[course]?.[pathname.replace('/curso/', '')];
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[pathname.split('.').at(-1) ?? ''], body: Buffer.from(file) });
  });
}

/** The part of SCORM's data model (computer-managed instruction) that the tests read. */
interface CmiData {
  suspend_data: string;
  core: Record<string, string> & { score: { raw: string } };
}

const storedCmi = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('lms') ?? '{}') as { cmi?: CmiData }).cmi);

test('package reports progress to the LMS, resumes from it, and ends as completed', async ({ page }) => {
  await serve(page);
  const lesson = page.frameLocator('iframe');
  const next = lesson.getByRole('button', { name: 'Marcar como Concluído e Continuar' });
  await page.goto(`${LMS}/`);
  await expect(lesson.getByRole('heading', { level: 1 })).toHaveText('Curso: MS Copilot V2');
  await expect(lesson.getByText(/O progresso fica registado na plataforma de formação/)).toBeVisible();
  // Links to the site are hidden, because the package has no site URL.
  await expect(lesson.locator('a[href^="#/"]')).toHaveCount(0);
  await next.click();
  await expect(lesson.getByRole('heading', { level: 3, name: 'Confiança e segurança' })).toBeFocused();
  await next.click();
  await expect(lesson.getByText('40 de 120 pontos').first()).toBeAttached();
  // The next person at this computer finds no data in localStorage.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'lms'))).toEqual([]);

  await page.goto('about:blank');
  await page.goto(`${LMS}/`);
  await expect(lesson.getByRole('heading', { level: 3, name: 'A receita RTF' })).toBeInViewport();
  expect(await storedCmi(page)).toMatchObject({
    core: { lesson_status: 'incomplete', lesson_location: 'bloco-3', exit: 'suspend', score: { raw: '33' } },
  });
  await next.click();
  await next.click();
  await lesson.getByRole('button', { name: 'Marcar como Concluído e Terminar' }).click();
  await expect(lesson.getByRole('heading', { name: 'Curso completo' })).toBeVisible();
  await expect(lesson.getByText('Parabéns! Completou a missão V2').first()).toBeVisible();
  await expect
    .poll(async () => (await storedCmi(page))?.core)
    .toMatchObject({ lesson_status: 'completed', lesson_location: 'fim-do-curso', score: { raw: '100' } });

  await page.goto('about:blank');
  await page.goto(`${LMS}/`);
  await expect(lesson.getByRole('heading', { name: 'Curso completo' })).toBeVisible();
  expect((await storedCmi(page))?.core.session_time).toMatch(/^\d{2,4}:\d\d:\d\d$/);
});

test('package includes the second part of a course, and the LMS stores its progress', async ({ page }) => {
  await serve(page, 'descobrir-a-ia');
  const part = page.frameLocator('iframe').locator('#parte-2');
  await page.goto(`${LMS}/`);
  await part.getByRole('button', { name: 'Burlas e falsificações' }).press('Enter');
  await expect(part.getByRole('link', { name: 'Ligar para o 800 21 90 90' })).toBeVisible();
  await part.getByRole('button', { name: 'Marcar como concluído' }).press('Enter');
  await expect(part.getByText('Parte 2, bloco 1 de 4, concluído')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`${LMS}/`);
  await expect(part.getByText('Parte 2, bloco 1 de 4, concluído')).toBeVisible();
  // The second part is optional: the LMS counts only the course.
  expect((await storedCmi(page))?.core).toMatchObject({ lesson_status: 'incomplete', score: { raw: '0' } });
});

test('lesson runs without an LMS and says that nothing is recorded', async ({ page }) => {
  await serve(page);
  await page.goto(`${LMS}/curso/index.html`);
  await expect(page.getByText(/Não encontrámos a plataforma de formação/)).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como Concluído e Continuar' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Confiança e segurança' })).toBeFocused();
});
