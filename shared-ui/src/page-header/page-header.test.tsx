import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import examples from './page-header.examples.tsx';
import { PageHeader } from './page-header.tsx';

declare global {
  interface Window {
    happyDOM?: { setViewport(size: { width: number; height: number }): void };
  }
}

const Course = examples.examples['Curso com módulos'] as () => React.ReactNode;

// The menu is behind a button on narrow screens only.
beforeEach(() => window.happyDOM?.setViewport({ width: 360, height: 800 }));

test('the menu opens, closes with Escape and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Course />);
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button).toBe(document.activeElement);
});

test('links whose page is off are left out, and the way back is always named', () => {
  window.happyDOM?.setViewport({ width: 1280, height: 800 });
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

test('beside a brand the way back comes last, and an open menu is never see-through', async () => {
  const user = userEvent.setup();
  render(
    <PageHeader
      brand={<a href="#/">IA para Todos</a>}
      clear
      links={[{ label: 'Módulos', href: '#blocos' }]}
    />,
  );
  const header = screen.getByRole('banner');
  expect(header.dataset.opaque).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(header.dataset.opaque).toBe('true');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'IA para Todos',
    'Módulos',
    'Página Principal',
  ]);
});
