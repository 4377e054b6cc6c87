import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { deviceData } from '../../content/device-data.ts';
import { serializeExport } from '../../rules/device-export.ts';
import MyProgress from './index.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function renderPage(overrides = {}) {
  const shell = fakeShell({
    deviceData: () => deviceData.map((item) => ({ app: 'mfe-courses', ...item })),
    ...overrides,
  });
  render(<MyProgress shell={shell} />);
  return shell.log;
}
const storedItem = (label: string) =>
  within(screen.getByRole('heading', { level: 4, name: label }).closest('li') as HTMLElement);
const storeFinishedCourse = () => {
  writeDevice('copilotCourse2Points', '120');
  writeDevice('copilotCourse2PointsState', '{"done":[1,2,3,4,5],"finishedOn":"2026-11-21"}');
};

it('Progress page shows an empty state with a link when nothing is stored', () => {
  renderPage();
  expect(screen.getByText('Não há nada guardado neste dispositivo.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Escolher um percurso' }).getAttribute('href')).toBe('#/aprender');
  // An empty list would be spoken as a list without items.
  expect(document.querySelector('ul:empty')).not.toBeNull();
  expect(screen.getAllByRole('list').filter((list) => list.childElementCount === 0)).toEqual([]);
});

it('Progress page shows a finished course with its medal and a link to its declaration', () => {
  storeFinishedCourse();
  renderPage();
  const course = within(
    screen.getByRole('heading', { level: 3, name: 'MS Copilot V2' }).closest('li') as HTMLElement,
  );
  expect(course.getByText('Concluído')).toBeDefined();
  expect(course.getByRole('link', { name: 'Declaração de conclusão' }).getAttribute('href')).toBe(
    '#/aprender/declaracao?curso=copilot-v2',
  );
  expect(storedItem('Curso «MS Copilot V2»').getByText('120 pontos · 5 blocos feitos')).toBeDefined();
});

it('Progress page erases exactly one item, announces it and can undo it', async () => {
  storeFinishedCourse();
  writeDevice('courseReviews', '{"version":1,"questions":{"a":{}}}');
  const log = renderPage();
  await userEvent.click(storedItem('Curso «MS Copilot V2»').getByRole('button', { name: /^Apagar/ }));
  expect(Object.keys(localStorage)).toEqual(['courseReviews']);
  expect(log.announcements.at(-1)).toBe('Apagado: Curso «MS Copilot V2». Pode anular.');
  const undo = storedItem('Curso «MS Copilot V2»').getByRole('button', { name: /^Anular/ });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(localStorage.getItem('copilotCourse2Points')).toBe('120');
  expect(screen.getByRole('heading', { level: 3, name: 'MS Copilot V2' })).toBeDefined();
});

it("Progress page offers no undo for session data, and focuses the item's heading", async () => {
  sessionStorage.setItem('historyEntries', '[]');
  const keys = [{ key: 'historyEntries', storage: 'sessionStorage' }];
  const log = renderPage({
    deviceData: () => [
      { app: 'shell', label: 'Onde estava', purpose: 'Para voltar.', kind: 'technical', keys },
    ],
  });
  const name = screen.getByRole('heading', { level: 4 });
  const entry = within(name.closest('[data-stored-item]') as HTMLElement);
  await userEvent.click(entry.getByRole('button', { name: /^Apagar/ }));
  expect(log.announcements.at(-1)).toBe('Apagado: Onde estava.');
  expect(entry.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(name);
});

it('Progress page erases everything only after confirmation, and can undo it', async () => {
  storeFinishedCourse();
  writeDevice('undeclared', 'x');
  sessionStorage.setItem('historyEntries', '[]');
  renderPage();
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Apagar tudo deste dispositivo' }));
  await open();
  expect(document.activeElement?.textContent).toBe('Quer mesmo apagar tudo?');
  await userEvent.click(screen.getByRole('button', { name: 'Não apagar' }));
  expect(localStorage.length).toBe(3);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sim, apagar tudo' }));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.activeElement?.textContent).toContain('Já não há nada deste site');
  await userEvent.click(screen.getByRole('button', { name: 'Anular e recuperar os meus dados' }));
  expect(localStorage.getItem('undeclared')).toBe('x');
});

it('Progress page lists data that no app declares by its key and can erase it', async () => {
  writeDevice('courseReviews', '{}x');
  renderPage({ deviceData: () => [] });
  await userEvent.click(storedItem('courseReviews').getByRole('button', { name: /^Apagar/ }));
  expect(localStorage.length).toBe(0);
});

const createFile = (text: string) => new File([text], 'o-meu-progresso.json', { type: 'application/json' });
const openFile = (text: string) =>
  userEvent.upload(screen.getByLabelText('Ficheiro do outro dispositivo'), createFile(text));
const importPanel = () => document.querySelector('[data-import]');

it('Progress page previews an imported file, loses no data by the import and can undo it', async () => {
  storeFinishedCourse();
  writeDevice('copilotCoursePoints', '30');
  const log = renderPage();
  await openFile(
    serializeExport({
      madeOn: '2026-11-20',
      entries: { copilotCoursePoints: '45', copilotCourse2Points: '20', unknown: '1' },
    }),
  );
  expect(await screen.findByText('Isto veio de outro dispositivo')).toBeDefined();
  expect(importPanel()?.textContent).toContain('Guardado a 20 de novembro de 2026.');
  expect(importPanel()?.textContent).toContain('Curso «Descobrir a IA»: 45 pontos');
  expect(importPanel()?.textContent).toContain('Uma parte não é deste site');
  expect(localStorage.getItem('copilotCoursePoints')).toBe('30');
  await userEvent.click(screen.getByRole('button', { name: 'Trazer para este dispositivo' }));
  expect([localStorage.getItem('copilotCoursePoints'), localStorage.getItem('copilotCourse2Points')]).toEqual(
    ['45', '120'],
  );
  expect(log.announcements.at(-1)).toBe('Pronto. O progresso do outro dispositivo está agora aqui.');
  await userEvent.click(within(importPanel() as HTMLElement).getByRole('button', { name: 'Anular' }));
  expect(localStorage.getItem('copilotCoursePoints')).toBe('30');
});

it.each([
  ['olá', /Não conseguimos ler isto/],
  ['{"site":"outro","format":1}', /Este ficheiro não é deste site/],
  ['{"site":"ia-para-todos","format":9}', /versão mais recente do site/],
  [
    serializeExport({ madeOn: '2026-11-20', entries: { copilotCoursePoints: '45' } }).replace('45', '99'),
    /chegou alterado/,
  ],
])('Progress page explains the problem with %s and changes nothing', async (text, message) => {
  writeDevice('copilotCoursePoints', '30');
  const log = renderPage();
  await openFile(text);
  await waitFor(() => expect(importPanel()?.textContent).toMatch(message));
  expect(log.announcements.at(-1)).toMatch(/Nada mudou aqui/);
  expect({ ...localStorage }).toEqual({ copilotCoursePoints: '30' });
});
