import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { HeaderLayout } from './header-layouts.ts';
import examples from './PageHeader.examples.tsx';
import { PageHeader } from './PageHeader.tsx';

const Course = examples.examples['Curso com módulos'] as () => React.ReactNode;
const Site = examples.examples['Com as páginas do site'] as () => React.ReactNode;

/** Makes all layouts except one overflow. */
const fitOnly = (layout: HeaderLayout) => {
  const width = (element: HTMLElement) => (element.dataset.layout === layout ? 0 : 1);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return width(this);
  });
};
afterEach(() => vi.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

test('wide layout shows sections, back link and pages in a row', () => {
  render(<Site />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'IA para Todos',
    'Princípios',
    'Contribuir',
    'Página Principal',
    '',
  ]);
  // The picture names the link to the visitor's page.
  expect(screen.getAllByRole('link').at(-1)).toBe(
    screen.getByRole('link', { name: 'O meu azulejo, exemplo' }),
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Explorar',
    'Preferências, exemplo',
  ]);
});

test('split layout moves the sections behind a button', async () => {
  fitOnly('split');
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

test('tight layout has one menu with title, sections and pages', async () => {
  fitOnly('tight');
  render(<Site />);
  await userEvent.click(button('Menu'));
  const menu = screen.getByRole('navigation', { name: 'Partes do manifesto' });
  expect(within(menu).getByText('Co-criar o Manifesto')).toBeDefined();
  const hrefs = (list: string) =>
    within(within(menu).getByRole('list', { name: list }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('Nesta página')).toEqual(['#core-ui', '#sections']);
  expect(hrefs('Explorar')).toEqual(['#/prompt-factory', '#/']);
});

test('menu has the back link when there are no pages', async () => {
  fitOnly('tight');
  render(<PageHeader brand={{ name: 'IA para Todos', href: '#/', logo: null }} title="Moderação" />);
  await userEvent.click(button('Menu'));
  const menu = screen.getByRole('navigation');
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Página Principal']);
});

test('pages menu opens, closes with Escape and restores the focus', async () => {
  const user = userEvent.setup();
  render(<Site />);
  await user.click(button('Explorar'));
  const pages = screen.getByRole('navigation', { name: /^Páginas do site/ });
  expect(within(pages).getAllByRole('link')).toHaveLength(2);
  await user.tab();
  expect(within(pages).getByRole('link', { name: /Fábrica de Prompts/ })).toBe(document.activeElement);
  await user.keyboard('{Escape}');
  expect(isOpen('Explorar')).toBe(false);
  expect(document.activeElement).toBe(button('Explorar'));
});

test('menu closes on an outside press, when the focus leaves, and on navigation', async () => {
  const user = userEvent.setup();
  fitOnly('tight');
  render(
    <>
      <Course />
      <button type="button">Depois</button>
    </>,
  );
  const outside = button('Depois');
  await user.click(button('Menu'));
  await user.click(outside);
  expect(isOpen('Menu')).toBe(false);
  await user.click(button('Menu'));
  await user.tab();
  await user.tab();
  expect(isOpen('Menu')).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(outside);
  expect(isOpen('Menu')).toBe(false);
  await user.click(button('Menu'));
  window.dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(isOpen('Menu')).toBe(false));
});

test('header omits links to disabled routes, and names the back link by default', () => {
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

test('header is opaque while a menu is open', async () => {
  render(
    <PageHeader clear backHref={null} explore={[{ label: 'Página Principal', href: '#/', current: true }]} />,
  );
  const header = screen.getByRole('banner');
  expect(header.dataset.opaque).toBe('false');
  await userEvent.click(button('Explorar'));
  expect(header.dataset.opaque).toBe('true');
  expect(screen.getByRole('link', { current: 'page' })).toBeDefined();
});

test('tool button retains its name in the icon-only layout', async () => {
  fitOnly('bare');
  render(<Site />);
  await userEvent.click(button('Preferências, exemplo'));
  const panel = screen.getByRole('group', { name: 'Preferências, exemplo' });
  expect(within(panel).getByText(/Tamanho do texto/)).toBeDefined();
  expect(button('Menu')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Preferências, exemplo' })).toBeNull();
  expect(document.activeElement).toBe(button('Preferências, exemplo'));
});

test('pictures of the pages render only when the menu opens', async () => {
  fitOnly('tight');
  const renderPicture = vi.fn(() => null);
  const Drawing = () => renderPicture();
  const pages = [{ label: 'Cursos', href: '#/aprender', picture: <Drawing /> }];
  render(<PageHeader brand={{ name: 'IA para Todos', href: '#/', logo: null }} explore={pages} />);
  expect(renderPicture).not.toHaveBeenCalled();
  await userEvent.click(button('Menu'));
  expect(renderPicture).toHaveBeenCalled();
});

test('header hydrates the layout that an inline script chose, without measuring', async () => {
  const header = <PageHeader title="Curso" links={[{ label: 'Módulos', href: '#blocos' }]} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(header);
  document.body.append(root);
  const bar = root.querySelector<HTMLElement>('[data-layout]');
  if (bar) bar.dataset.layout = 'tight';
  const measureWidth = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
  const { unmount } = render(header, { container: root, hydrate: true });
  expect(measureWidth).not.toHaveBeenCalled();
  expect(bar?.dataset.layout).toBe('tight');
  expect(button('Menu')).toBeDefined();
  unmount();
  root.remove();
});

test('menu link has the name of its page, and the description below as its description', async () => {
  render(<Site />);
  await userEvent.click(button('Explorar'));
  expect(
    screen.getByRole('link', {
      name: 'Fábrica de Prompts',
      description: 'Faça um bom pedido à inteligência artificial, passo a passo.',
    }),
  ).toBeDefined();
});
