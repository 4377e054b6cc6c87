import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { takeWords } from '../first-view/kept-words.ts';
import { PendingView } from './PageViews.tsx';

function standing() {
  const root = document.createElement('div');
  root.innerHTML = '<main><div data-page="/"><h1>Olá</h1><button>Votar</button></div></main>';
  return takeWords(root);
}

it('keeps the words of a page that does not come, and offers to try again in place of an apology', async () => {
  const words = standing();
  const load = vi.fn();
  const view = render(<PendingView failed={false} load={load} standing={words} />);
  const title = screen.getByRole('heading', { level: 1, name: 'Olá' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Votar' })).toHaveProperty('disabled', true);

  view.rerender(<PendingView failed load={load} standing={words} />);
  expect(screen.getByRole('alert').textContent).toMatch(/Pode ler esta página/);
  expect(screen.getByRole('heading', { level: 1 }), 'its own, and no other').toBe(title);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(load).toHaveBeenCalledTimes(1);
  view.rerender(<PendingView failed={false} load={load} standing={words} />);
  view.rerender(<PendingView failed load={load} standing={words} />);
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});

it('says at once that a page failed which had failed before the site showed', () => {
  render(<PendingView failed load={() => {}} standing={standing()} />);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInstanceOf(HTMLElement);
});
