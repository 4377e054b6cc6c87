import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES_KEY } from '@ia/shared-services/principles';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SUGGESTIONS_KEY } from '../../data/suggestions-query.ts';
import Page from './index.tsx';

// Queries by role over the whole page take one to two seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
const LONG_TIMEOUT = { timeout: 10_000 };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SECTION_ORDER = ['stats', 'read-manifesto', 'principios', 'contribuir', 'sugestoes', 'responsible-use'];

it('Co-creation page shows every section in the specified order without a backend', async () => {
  const { container } = render(<Page shell={fakeShell()} />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Princípios' })).toBeTruthy();
  const ids = [...container.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(ids.filter((id) => SECTION_ORDER.includes(id))).toEqual(SECTION_ORDER);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(
    await screen.findByText('Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!'),
  ).toBeTruthy();
  const writeFirst = screen.getByRole('link', { name: 'Escrever a primeira' });
  expect(writeFirst.getAttribute('href')).toContain('#contribuir');
});

it('Co-creation page links to the manifesto document in a new tab', async () => {
  const shell = fakeShell();
  render(<Page shell={shell} />);
  const link = await screen.findByRole('link', { name: /^Ler o Manifesto/ });
  expect(link.getAttribute('href')).toBe(shell.links.manifestoDocument);
  expect(link.getAttribute('target')).toBe('_blank');
});

it('Form prefills the principle of the URL, and the principle of a card that is pressed', async () => {
  const shell = fakeShell({
    route: { path: '/manifesto-cocreate', query: { principio: 'literacia' }, anchor: 'contribuir' },
  });
  render(<Page shell={shell} />);
  const text = await screen.findByLabelText<HTMLTextAreaElement>('A sua sugestão');
  await vi.waitFor(
    () => expect(text.value).toBe('Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: '),
    LONG_TIMEOUT,
  );
  const about = within(screen.getByRole('radiogroup', { name: 'É sobre que parte do Manifesto?' }));
  const checkedRadio = () => about.getByRole('radio', { checked: true });
  expect(checkedRadio()).toBe(about.getByRole('radio', { name: 'Literacia' }));

  const card = await screen.findByRole('article', { name: 'Bem Comum' });
  await userEvent.click(within(card).getByRole('button', { name: 'Sugerir Melhoria' }));
  expect(text.value).toBe('Sugestão acerca do princípio "Bem Comum" do Manifesto IA para Todos: ');
  expect(checkedRadio()).toBe(about.getByRole('radio', { name: 'Bem Comum' }));
  expect(shell.log.navigations).toEqual(['#contribuir']);
});

it('Form prefills from a link once: a reload keeps the edited text', async () => {
  const shell = fakeShell({
    route: { path: '/manifesto-cocreate', query: { principio: 'literacia' }, anchor: 'contribuir' },
  });
  const { unmount } = render(<Page shell={shell} />);
  const text = await screen.findByLabelText<HTMLTextAreaElement>('A sua sugestão');
  await vi.waitFor(() => expect(text.value).toMatch(/"Literacia"/), LONG_TIMEOUT);
  fireEvent.change(text, { target: { value: 'Por palavras minhas' } });
  unmount();
  render(<Page shell={shell} />);
  const again = await screen.findByLabelText<HTMLTextAreaElement>('A sua sugestão');
  expect(await screen.findByRole('article', { name: 'Literacia' })).toBeTruthy();
  expect(again.value).toBe('Por palavras minhas');
});

it('Form keeps the text when sending fails without a backend', async () => {
  const shell = fakeShell();
  render(<Page shell={shell} />);
  fireEvent.change(await screen.findByLabelText('A sua sugestão'), { target: { value: 'Uma ideia' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar sugestão' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Ocorreu um erro. Por favor, tente novamente mais tarde.');
  expect(JSON.parse(sessionStorage.getItem('suggestionDraft') ?? '{}').text).toBe('Uma ideia');
  expect(shell.log.reports).toHaveLength(1);
});

it('Form shows an error next to the invalid field, focuses the field and keeps the text', async () => {
  render(<Page shell={fakeShell()} />);
  const text = await screen.findByLabelText<HTMLTextAreaElement>('A sua sugestão');
  fireEvent.change(text, { target: { value: '' } });
  const next = screen.getByRole('button', { name: 'Continuar' });
  await userEvent.click(next);
  expect(document.activeElement).toBe(text);
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Escreva a sua sugestão antes de continuar.')).toBeTruthy();
  fireEvent.change(text, { target: { value: 'a'.repeat(2003) } });
  expect(screen.getByText(/^A sugestão tem 3 caracteres a mais/)).toBeTruthy();
  fireEvent.change(text, { target: { value: 'Uma ideia' } });
  await userEvent.click(next);

  await userEvent.click(screen.getByRole('radio', { name: 'Assinar com o meu nome' }));
  const name = screen.getByLabelText<HTMLInputElement>(/^O seu nome/);
  fireEvent.change(name, { target: { value: 'a'.repeat(81) } });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar sugestão' }));
  expect(document.activeElement).toBe(name);
  expect(name.value).toHaveLength(81);
});

it('Follow form shows a mistyped code at the field, and a server error in one place', async () => {
  render(<Page shell={fakeShell()} />);
  const code = await screen.findByLabelText<HTMLInputElement>('Código de acompanhamento');
  await userEvent.type(code, 'IA-123{Enter}');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.clear(code);
  await userEvent.type(code, 'IA-0000-0000-0000-0000{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Não foi possível consultar a sugestão.');
  expect(code.getAttribute('aria-invalid')).toBeNull();
  expect(code.value).toBe('IA-0000-0000-0000-0000');
});

it('Principle details omit the news when the site has no AI', async () => {
  render(<Page shell={fakeShell()} />);
  const card = await screen.findByRole('article', { name: 'Bem Comum' });
  await userEvent.click(within(card).getByRole('button', { name: 'Saber mais...' }));
  expect(await within(card).findByRole('tablist')).toBeTruthy();
  expect(within(card).queryByRole('region', { name: 'Nas notícias' })).toBeNull();
});

it('Form offers no AI comment when the site has no AI', async () => {
  render(<Page shell={fakeShell()} />);
  fireEvent.change(await screen.findByLabelText('A sua sugestão'), { target: { value: 'Uma ideia' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.queryByRole('button', { name: 'Pedir um comentário à IA' })).toBeNull();
});

it('Co-creation page reports a failed load once, even when the shell re-renders', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const backend = () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' });
  const report = vi.fn();
  const { rerender } = render(<Page shell={fakeShell({ backend, report })} />);
  const failure = await screen.findByText('Não foi possível carregar as sugestões da comunidade.');
  expect(failure.nextElementSibling?.textContent).toBe('Verifique a ligação e tente de novo.');
  const reportedKeys = () => report.mock.calls.map(([, { loading }]) => loading);
  await vi.waitFor(
    () => expect(reportedKeys()).toEqual(expect.arrayContaining([PRINCIPLES_KEY, SUGGESTIONS_KEY])),
    LONG_TIMEOUT,
  );
  rerender(<Page shell={fakeShell({ backend, report: (...args) => report(...args) })} />);
  // Other sections may fail later; none reports its failure twice.
  expect(reportedKeys().toSorted()).toEqual([...new Set(reportedKeys())].toSorted());
  // The list failed to load; its section, heading and anchor still render.
  expect(screen.getByRole('heading', { level: 2, name: 'Princípios' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Literacia' })).toBeNull();
});
