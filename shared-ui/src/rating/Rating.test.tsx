import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Rating } from './Rating.tsx';

test('Rating takes one click, shows thanks and locks', async () => {
  const onRate = vi.fn();
  render(<Rating onRate={onRate} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 estrelas' }));
  await userEvent.click(screen.getByRole('radio', { name: '1 estrela' }));
  expect(onRate.mock.calls).toEqual([[4]]);
  expect(screen.getByRole('status').textContent).toBe('Obrigado pela sua avaliação!');
  expect(screen.getByRole('radio', { name: '4 estrelas' }).getAttribute('aria-checked')).toBe('true');
});

test('Rating moves the focus by arrow keys without rating, and rates with Enter', async () => {
  const onRate = vi.fn();
  render(<Rating onRate={onRate} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{ArrowLeft}');
  expect(onRate).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 estrelas' }));
  await userEvent.keyboard('{Enter}');
  expect(onRate.mock.calls).toEqual([[4]]);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 estrelas' }));
});

test('Rating with an earlier value shows it and is locked', async () => {
  const onRate = vi.fn();
  render(<Rating value={3} onRate={onRate} />);
  await userEvent.click(screen.getByRole('radio', { name: '5 estrelas' }));
  expect(onRate).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { checked: true })).toBe(
    screen.getByRole('radio', { name: '3 estrelas' }),
  );
});
