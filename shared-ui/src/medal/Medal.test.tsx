import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { token } from '../tokens/index.ts';
import { Medal } from './Medal.tsx';

const disc = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-locked]');

test('Medal shows whether it is earned', () => {
  const { container, rerender } = render(<Medal name="Mestre Copilot" unlocked={false} />);
  const clayShapes = () => container.querySelectorAll(`[fill="${token.tile.clay}"]`).length;
  expect(screen.getByText('Medalha por desbloquear')).toBeDefined();
  expect(clayShapes()).toBeGreaterThan(1);
  rerender(<Medal name="Mestre Copilot" unlocked />);
  expect(screen.getByText('Medalha desbloqueada')).toBeDefined();
  expect(clayShapes()).toBe(0);
});

test('Medal celebrates when earned while shown, not when earned before', () => {
  const earlier = render(<Medal name="Antiga" unlocked />);
  expect(disc(earlier.container)?.dataset.celebrating).toBe('false');
  const now = render(<Medal name="Nova" unlocked={false} />);
  now.rerender(<Medal name="Nova" unlocked />);
  expect(disc(now.container)?.dataset.celebrating).toBe('true');
});
