import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import examples from './Tabs.examples.tsx';
import { Tabs } from './Tabs.tsx';

const Normal = examples.examples.Normal as () => React.ReactNode;

test('Tabs select by arrow keys, which wrap around', async () => {
  const user = userEvent.setup();
  render(<Normal />);
  expect(screen.getByRole('tablist', { name: 'Aprofundar o princípio' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: 'Fundamentação' })).toBeDefined();

  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Exemplo Prático', selected: true })).toBe(document.activeElement);
  expect(screen.getByText('Uma situação do dia a dia.')).toBeDefined();

  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Teste Rápido', selected: true })).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Fundamentação', selected: true })).toBeDefined();
});

test('Tabs render any number of tabs, including one and none', () => {
  const data: { id: string; label: string }[] = [{ id: 'so', label: 'Só este' }];
  const items = data.map((item) => ({ ...item, content: <p>{item.label} tem isto.</p> }));
  const { rerender } = render(<Tabs label="Grupos" items={items} />);
  expect(screen.getByText('Só este tem isto.')).toBeDefined();
  rerender(<Tabs key="none" label="Grupos" items={[]} />);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('Tabs name the open panel by its tab in prerendered HTML, and keep the ids after hydration', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Normal />);
  document.body.append(root);
  const panelName = () =>
    screen.getByRole('tabpanel', { name: 'Fundamentação' }).getAttribute('aria-labelledby');
  const prerendered = panelName();
  const { unmount } = render(<Normal />, { container: root, hydrate: true });
  expect(panelName()).toBe(prerendered);
  expect(screen.getByRole('tab', { name: 'Fundamentação' }).getAttribute('aria-controls')).toBe(
    screen.getByRole('tabpanel').id,
  );
  unmount();
  root.remove();
});
