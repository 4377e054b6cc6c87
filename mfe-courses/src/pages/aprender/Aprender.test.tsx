import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { questions } from '../../content/questions/mscopilot.ts';
import { durationText } from '../../content/text.ts';
import Aprender from './index.tsx';

// The first use loads the questions of every course.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => localStorage.clear());

/** State of the review scheduler for one question. */
const memory = (due: string) => ({
  due,
  stability: 1,
  difficulty: 6,
  elapsed_days: 0,
  scheduled_days: 1,
  reps: 1,
  lapses: 0,
  state: 2,
  learning_steps: 0,
  last_review: '2026-01-01T10:00:00.000Z',
});

const renderPage = (overrides = {}) => render(<Aprender shell={fakeShell(overrides)} />);
const card = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('article') as HTMLElement);
const progress = (title: string) =>
  card(title).getByRole('progressbar', { name: 'Progresso' }).getAttribute('aria-valuetext');

it('Course index shows both paths in order, each step with its duration, and no progress before it has begun', () => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'Aprender',
  ]);
  const titles = (section: string) =>
    [...document.querySelectorAll(`#${section} h3`)].map((title) => title.textContent);
  expect(titles('todos')).toEqual(['Missão 1', 'Descobrir a IA', 'Fábrica de Prompts']);
  expect(screen.getByRole('link', { name: 'Burlas com IA: como se proteger' }).getAttribute('href')).toBe(
    '#/copilot-course#bloco-10',
  );
  expect(screen.getByText(/\(20 minutos, sem precisar de fazer o resto\)$/)).toBeTruthy();
  expect(titles('municipio')).toEqual(['MS Copilot', 'MS Copilot V2', 'Copilot para a CML']);
  const descobrir = card('Descobrir a IA');
  expect(descobrir.getByText(durationText(catalogue.descobrir.minutes))).toBeTruthy();
  expect(descobrir.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('link', { name: 'Começar a Missão 1' }).getAttribute('href')).toBe('#/mission-1');
});

it('Course index leads to its paths when the route of Missão 1 is off', () => {
  renderPage({ href: (to: string) => (to.startsWith('/mission-1') ? null : `#${to}`) });
  expect(screen.queryByRole('link', { name: 'Começar a Missão 1' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Ver os percursos' })).toHaveLength(1);
});

it('Course index shows stored progress: started and finished courses, and the points of the prompt factory', () => {
  writeDevice('copilotCoursePoints', '45');
  writeDevice('copilotCoursePointsState', '{"done":[1,2,3]}');
  writeDevice('copilotCourse2Points', '120');
  writeDevice('copilotCourse2PointsState', '{"done":[1,2,3,4,5],"finishedOn":"2026-11-21"}');
  writeDevice('promptFactoryPoints', '4');
  renderPage();
  expect(progress('Descobrir a IA')).toBe('3 de 9 blocos, 45 de 150 pontos');
  expect(card('Descobrir a IA').getByText('Continuar')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Descobrir a IA' }).getAttribute('href')).toBe(
    '#/copilot-course#continuar',
  );
  expect(progress('MS Copilot V2')).toBe('5 de 5 blocos, 120 pontos');
  expect(card('MS Copilot V2').getByText('Rever')).toBeTruthy();
  expect(progress('Fábrica de Prompts')).toBe('4 de 15 pontos');
  expect(card('MS Copilot').getByText('Começar')).toBeTruthy();
  // Rendering must not write to storage.
  expect(localStorage.getItem('promptFactoryPoints')).toBe('4');
});

it('Course index asks a due question again, and announces the next date when none is due', async () => {
  const scheduleReview = (due: string) =>
    writeDevice(
      'courseReviews',
      JSON.stringify({ version: 1, questions: { 'copilot-v2-papel': memory(due) } }),
    );
  const { unmount } = renderPage();
  expect(screen.queryByRole('heading', { name: 'Rever' })).toBeNull();
  unmount();
  scheduleReview('2199-05-03T10:00:00.000Z');
  const later = renderPage();
  expect(screen.getByText(/A próxima pergunta volta a 3 de maio/)).toBeTruthy();
  later.unmount();
  scheduleReview('2026-01-02T10:00:00.000Z');
  renderPage();
  const question = within((await screen.findByText('Pergunta 1 de 1')).parentElement as HTMLElement);
  await userEvent.click(question.getByRole('button', { name: /As palavras e o tom/ }));
  await vi.waitFor(() => expect(localStorage.getItem('courseReviews')).not.toContain('2026-01-02'));
  expect(question.getByText('Resposta certa')).toBeTruthy();
});

it('Review asks at most five of the due questions on one visit, the longest due first', async () => {
  const dues = questions
    .slice(0, 6)
    .map(({ id }, index): [string, object] => [id, memory(`2026-01-0${7 - index}T10:00:00.000Z`)]);
  writeDevice('courseReviews', JSON.stringify({ version: 1, questions: Object.fromEntries(dues) }));
  renderPage();
  await screen.findByText('Pergunta 5 de 5');
  const [newest, ...others] = questions.slice(0, 6);
  for (const { question } of others) expect(screen.getByText(question)).toBeTruthy();
  expect(screen.queryByText(newest?.question ?? '')).toBeNull();
});

it('Course index omits steps on disabled routes and paths without steps', () => {
  renderPage({
    href: (to: string) => (to.startsWith('/mscopilot') || to === '/mission-1' ? null : `#${to}`),
  });
  expect(screen.queryByText('Missão 1')).toBeNull();
  expect(card('Descobrir a IA').getByText('Passo 1 de 2')).toBeTruthy();
  expect(document.querySelector('#municipio')).toBeNull();
});
