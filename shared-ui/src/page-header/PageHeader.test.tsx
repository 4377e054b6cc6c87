import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import examples from './PageHeader.examples.tsx';
import type { Room } from './PageHeader.styles.ts';
import { PageHeader } from './PageHeader.tsx';

const Course = examples.examples['Curso com módulos'] as () => React.ReactNode;
const Site = examples.examples['Com as páginas do sítio'] as () => React.ReactNode;

/** Lets everything overflow that is roomier. */
const roomFor = (room: Room) => {
  const width = (element: HTMLElement) => (element.dataset.room === room ? 0 : 1);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return width(this);
  });
};
afterEach(() => vi.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

test('with room for all, the parts, the way back and the pages stand in a row', () => {
  render(<Site />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'IA para Todos',
    'Princípios',
    'Contribuir',
    'Página Principal',
    '',
  ]);
  // What is the visitor's own is named by its picture.
  expect(screen.getAllByRole('link').at(-1)).toBe(
    screen.getByRole('link', { name: 'O meu azulejo, exemplo' }),
  );
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Explorar',
    'Preferências, exemplo',
  ]);
});

test('parts that do not fit go behind a button of their own', async () => {
  roomFor('split');
  render(<Site />);
  await userEvent.click(button('Nesta página'));
  const menu = screen.getByRole('navigation', { name: 'Partes do manifesto' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Princípios', 'Contribuir']);
  expect(button('Explorar')).toBeDefined();
});

test('where one button is all there is room for, it holds title, parts and pages', async () => {
  roomFor('tight');
  render(<Site />);
  await userEvent.click(button('Menu'));
  const menu = screen.getByRole('navigation', { name: 'Partes do manifesto' });
  expect(within(menu).getByText('Co-criar o Manifesto')).toBeDefined();
  const names = (list: string) =>
    within(within(menu).getByRole('list', { name: list }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(names('Nesta página')).toEqual(['#core-ui', '#sections']);
  expect(names('Explorar')).toEqual(['#/prompt-factory', '#/']);
});

test('the way back is in the menu too when no pages are offered', async () => {
  roomFor('tight');
  render(<PageHeader brand={{ name: 'IA para Todos', href: '#/', logo: null }} title="Moderação" />);
  await userEvent.click(button('Menu'));
  const menu = screen.getByRole('navigation');
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Página Principal']);
});

test('the pages open, close with Escape and give the focus back', async () => {
  const user = userEvent.setup();
  render(<Site />);
  await user.click(button('Explorar'));
  const pages = screen.getByRole('navigation', { name: /^Páginas do sítio/ });
  expect(within(pages).getAllByRole('link')).toHaveLength(2);
  await user.tab();
  expect(within(pages).getByRole('link', { name: /Fábrica de Prompts/ })).toBe(document.activeElement);
  await user.keyboard('{Escape}');
  expect(isOpen('Explorar')).toBe(false);
  expect(document.activeElement).toBe(button('Explorar'));
});

test('what is open closes on a press outside, when the focus leaves it, and when the address changes', async () => {
  const user = userEvent.setup();
  roomFor('tight');
  render(
    <>
      <Course />
      <button type="button">Depois</button>
    </>,
  );
  const after = button('Depois');
  await user.click(button('Menu'));
  await user.click(after);
  expect(isOpen('Menu')).toBe(false);
  await user.click(button('Menu'));
  await user.tab();
  await user.tab();
  expect(isOpen('Menu')).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(after);
  expect(isOpen('Menu')).toBe(false);
  await user.click(button('Menu'));
  window.dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(isOpen('Menu')).toBe(false));
});

test('links whose page is off are left out, and the way back is always named', () => {
  render(
    <PageHeader
      title="Curso"
      links={[
        { label: 'Módulos', href: '#blocos' },
        { label: 'Fora', href: null },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Página Principal' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Módulos' })).toBeDefined();
  expect(screen.queryByText('Fora')).toBeNull();
});

test('what is open is never see-through', async () => {
  render(
    <PageHeader clear backHref={null} explore={[{ label: 'Página Principal', href: '#/', current: true }]} />,
  );
  const header = screen.getByRole('banner');
  expect(header.dataset.opaque).toBe('false');
  await userEvent.click(button('Explorar'));
  expect(header.dataset.opaque).toBe('true');
  expect(screen.getByRole('link', { current: 'page' })).toBeDefined();
});

test('the tool keeps its button and its name where there is room for its icon alone', async () => {
  roomFor('bare');
  render(<Site />);
  await userEvent.click(button('Preferências, exemplo'));
  const panel = screen.getByRole('group', { name: 'Preferências, exemplo' });
  expect(within(panel).getByText(/Tamanho do texto/)).toBeDefined();
  expect(button('Menu')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Preferências, exemplo' })).toBeNull();
  expect(document.activeElement).toBe(button('Preferências, exemplo'));
});

test('the drawings of the pages are made when the menu opens, and not with the page', async () => {
  roomFor('tight');
  const drawn = vi.fn(() => null);
  const Drawing = () => drawn();
  const pages = [{ label: 'Cursos', href: '#/aprender', picture: <Drawing /> }];
  render(<PageHeader brand={{ name: 'IA para Todos', href: '#/', logo: null }} explore={pages} />);
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.click(button('Menu'));
  expect(drawn).toHaveBeenCalled();
});

test('an arrangement that the document found before is taken over without measuring again', async () => {
  const header = <PageHeader title="Curso" links={[{ label: 'Módulos', href: '#blocos' }]} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(header);
  document.body.append(root);
  const bar = root.querySelector<HTMLElement>('[data-room]');
  if (bar) bar.dataset.room = 'tight';
  const measured = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
  const { unmount } = render(header, { container: root, hydrate: true });
  expect(measured).not.toHaveBeenCalled();
  expect(bar?.dataset.room).toBe('tight');
  expect(button('Menu')).toBeDefined();
  unmount();
  root.remove();
});
