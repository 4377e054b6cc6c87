import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PendingView } from './PageViews.tsx';

const buttonText = () => screen.queryByRole('button')?.textContent ?? null;

it('PendingView shows no failure of an earlier visit while this one loads the page again', () => {
  const view = render(<PendingView failed load={() => {}} />);
  expect(buttonText()).toBeNull();
  view.rerender(<PendingView failed={false} load={() => {}} />);
  expect(buttonText()).toBeNull();
  view.rerender(<PendingView failed load={() => {}} />);
  expect(buttonText()).toBe('Tentar de novo');
});

it('PendingView offers a reload when a retry fails too (V9)', async () => {
  const load = vi.fn();
  const view = render(<PendingView failed={false} load={load} />);
  view.rerender(<PendingView failed load={load} />);
  await userEvent.click(screen.getByRole('button'));
  expect(load).toHaveBeenCalledTimes(1);
  view.rerender(<PendingView failed={false} load={load} />);
  expect(buttonText()).toBe('A tentar de novo…');
  view.rerender(<PendingView failed load={load} />);
  expect(buttonText()).toBe('Recarregar a página');
});
