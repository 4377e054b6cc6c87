import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { courseBadges } from '../../content/course-badges.ts';
import { questions as copilotV2Questions } from '../../content/questions/copilot-v2.ts';
import { questions as copilotV3Questions } from '../../content/questions/copilot-v3.ts';
import { questions as descobrirQuestions } from '../../content/questions/descobrir-a-ia.ts';
import type { Question } from '../../content/questions/schema.ts';
import { today } from '../../rules/today.ts';
import { courses } from './courses.ts';
import Declaracao from './index.tsx';

// Each declaration loads its course.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const renderPage = (query: Record<string, string> = {}, overrides = {}) =>
  render(
    <Declaracao
      shell={fakeShell({ route: { path: '/aprender/declaracao', query, anchor: null }, ...overrides })}
    />,
  );

/** Right answers to all questions of the bank, as a course stores them. */
const rightAnswers = (bank: readonly Question[]) =>
  Object.fromEntries(
    bank.map(({ id, options }) => [id, options.find(({ isCorrect }) => isCorrect)?.text ?? '']),
  );

function storeFinishedCourse(
  storageKey: string,
  groups: readonly { group_id: number }[],
  finishedOn?: string,
  chosen = rightAnswers([...descobrirQuestions, ...copilotV2Questions, ...copilotV3Questions]),
) {
  writeDevice(`${storageKey}Answers`, JSON.stringify({ version: 1, chosen }));
  writeDevice(storageKey, '200');
  const done = groups.map(({ group_id }) => group_id);
  writeDevice(`${storageKey}State`, JSON.stringify({ done, finishedOn }));
}

const findSheet = async () =>
  within(await screen.findByRole('article', { name: 'A folha que vai imprimir' }));

it('Declaration page lists every course, with a declaration link once it is finished', () => {
  storeFinishedCourse(catalogue.copilotV2.storageKey, catalogue.copilotV2.groups);
  renderPage({ curso: 'outro' });
  expect(screen.getByText('Não encontrámos esse curso. Escolha um destes.')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('MS Copilot V2')).toContain('/aprender/declaracao?curso=copilot-v2');
  expect(href('Copilot para a CML')).toBe('#/mscopilot-course-v3');
});

it('Declaration page links to an unfinished course regardless of its points', () => {
  writeDevice('copilotCourse3Points', '200');
  writeDevice('copilotCourse3PointsState', '{"done":[1,2]}');
  renderPage({ curso: 'copilot-v3' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Ainda falta um pouco para concluir «Copilot para a CML»',
  );
  expect(screen.getByRole('link', { name: 'Ir para o curso' }).getAttribute('href')).toMatch(
    /mscopilot-course-v3#continuar$/,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('Declaration waits for an answer to the closing question of each block, and links to what is left', async () => {
  const chosen = rightAnswers(copilotV2Questions);
  const [first] = copilotV2Questions;
  if (!first) throw new Error('The question bank is empty.');
  delete chosen[first.id];
  storeFinishedCourse(catalogue.copilotV2.storageKey, catalogue.copilotV2.groups, undefined, chosen);
  renderPage({ curso: 'copilot-v2' });
  const open = within(await screen.findByRole('list', { name: 'Blocos com perguntas por responder' }));
  expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `#/mscopilot-course-v2#bloco-${first.block}`,
  ]);
  expect(screen.queryByRole('article', { name: 'A folha que vai imprimir' })).toBeNull();
  expect(screen.queryByText(/Escreva o nome como quer que apareça/)).toBeNull();
  expect(screen.queryByText('Credencial digital')).toBeNull();
});

it('Declaration says how many questions were answered, and how many right at the first try', async () => {
  const chosen = rightAnswers(copilotV2Questions);
  const [first] = copilotV2Questions;
  if (first) chosen[first.id] = first.options.find(({ isCorrect }) => !isCorrect)?.text ?? '';
  storeFinishedCourse(catalogue.copilotV2.storageKey, catalogue.copilotV2.groups, undefined, chosen);
  renderPage({ curso: 'copilot-v2' });
  const sheet = await findSheet();
  expect(sheet.getByText('Respondeu a 6 das 6 do curso. À primeira, acertou 5.')).toBeTruthy();
  expect(sheet.getByText('O que o curso ensina')).toBeTruthy();
});

it('Declaration shows the badge of its course, in the colours of the course', async () => {
  storeFinishedCourse(catalogue.copilotV2.storageKey, catalogue.copilotV2.groups);
  renderPage({ curso: 'copilot-v2' });
  await findSheet();
  const shapes = (root: Element) => [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  const article = screen.getByRole('article', { name: 'A folha que vai imprimir' });
  expect(article.dataset.theme).toBe('orange');
  const sheet = shapes(article);
  const { container } = render(
    <AzulejoBadge motif={courseBadges['/mscopilot-course-v2']?.motif ?? 'star'} />,
  );
  const badge = shapes(container);
  expect(badge.length).toBeGreaterThan(3);
  expect(badge.filter((shape) => !sheet.includes(shape))).toEqual([]);
});

it('Declaration page prints recipient, course, skills and date without storing the name', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  storeFinishedCourse('copilotCourse3Points', catalogue.copilotV3.groups, '2026-11-20');
  renderPage({ curso: 'copilot-v3' });
  const sheet = await findSheet();
  expect(sheet.getByText('Nome'), 'blank line for a handwritten name').toBeTruthy();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Nome/ }), 'Inês Araújo');
  await user.click(screen.getByRole('button', { name: 'Imprimir ou guardar em PDF' }));
  expect(print).toHaveBeenCalledOnce();
  expect(sheet.getByText('Inês Araújo')).toBeTruthy();
  expect(sheet.getByText('«Copilot para a CML»')).toBeTruthy();
  expect(sheet.getByText('20 de novembro de 2026')).toBeTruthy();
  expect(sheet.getByText('Cerca de 3 horas')).toBeTruthy();
  expect(sheet.getByText('Reconhecer e verificar respostas inventadas')).toBeTruthy();
  expect(sheet.getByText(/Seis regras para um uso responsável/)).toBeTruthy();
  expect(sheet.getByText(/artigo 4\.º do Regulamento \(UE\) 2024\/1689/)).toBeTruthy();
  expect(sheet.getByText(/Não houve exame/)).toBeTruthy();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Inês');
});

it('Declaration of a course finished today has one date, and of an earlier one two', async () => {
  const { storageKey, groups } = catalogue.copilotV2;
  storeFinishedCourse(storageKey, groups, '2026-01-15');
  const { unmount } = renderPage({ curso: 'copilot-v2' });
  const earlier = await findSheet();
  expect(earlier.getByText('Concluído em').nextSibling?.textContent).toBe('15 de janeiro de 2026');
  expect(earlier.getByText('Data desta declaração')).toBeTruthy();
  unmount();

  storeFinishedCourse(storageKey, groups, today());
  renderPage({ curso: 'copilot-v2' });
  const sheet = await findSheet();
  expect(sheet.getByText('Conclusão e declaração')).toBeTruthy();
  expect(sheet.queryByText('Concluído em')).toBeNull();
  expect(sheet.queryByText('Data desta declaração')).toBeNull();
});

it('Declaration page rejects a name that is too long without truncating it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  storeFinishedCourse('copilotCoursePoints', catalogue.descobrir.groups);
  renderPage({ curso: 'descobrir-a-ia' });
  const sheet = await findSheet();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Nome/ });
  const user = userEvent.setup();
  await user.click(field);
  await user.paste('a'.repeat(121));
  await user.click(screen.getByRole('button', { name: 'Imprimir ou guardar em PDF' }));
  expect(screen.getByText('O nome tem mais de 120 caracteres. Escreva uma forma mais curta.')).toBeTruthy();
  expect(field.value).toHaveLength(121);
  expect(document.activeElement).toBe(field);
  expect(print).not.toHaveBeenCalled();
  // A public course cites no staff regulation; a missing date is omitted, not invented.
  expect(sheet.queryByText(/artigo 4\.º/)).toBeNull();
  expect(sheet.queryByText('Concluído em')).toBeNull();
});

it('Declaration page explains a failed course download and retries', async () => {
  const course = courses.find(({ id }) => id === 'copilot-v2');
  if (!course) throw new Error('The course copilot-v2 is missing.');
  const load = vi.spyOn(course, 'load').mockRejectedValueOnce(new Error('offline'));
  storeFinishedCourse(catalogue.copilotV2.storageKey, catalogue.copilotV2.groups);
  renderPage({ curso: 'copilot-v2' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A declaração não abriu/);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect((await findSheet()).getByText('«MS Copilot V2»')).toBeTruthy();
  load.mockRestore();
});
