import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PendingView } from './PageViews.tsx';
import { takePrerenderedText } from './prerendered-text.ts';

function prerenderedText() {
  const root = document.createElement('div');
  root.innerHTML = '<main><div data-page="/"><h1>Olá</h1><button>Votar</button></div></main>';
  return takePrerenderedText(root);
}

it('PendingView keeps the prerendered text of a page that fails to load, and offers a retry', async () => {
  const element = prerenderedText();
  const load = vi.fn();
  const view = render(<PendingView failed={false} load={load} prerendered={element} />);
  const title = screen.getByRole('heading', { level: 1, name: 'Olá' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Votar' })).toHaveProperty('disabled', true);

  view.rerender(<PendingView failed load={load} prerendered={element} />);
  expect(screen.getByRole('alert').textContent).toMatch(/Pode ler esta página/);
  expect(screen.getByRole('heading', { level: 1 }), 'the prerendered title').toBe(title);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(load).toHaveBeenCalledTimes(1);
  view.rerender(<PendingView failed={false} load={load} prerendered={element} />);
  view.rerender(<PendingView failed load={load} prerendered={element} />);
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});

it('PendingView shows the failure at once of a page that failed before the first render', () => {
  render(<PendingView failed load={() => {}} prerendered={prerenderedText()} />);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInstanceOf(HTMLElement);
});
