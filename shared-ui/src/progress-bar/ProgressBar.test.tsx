import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test('ProgressBar has a name and a value text', () => {
  render(<ProgressBar label="Pontos" value={6} max={15} />);
  const bar = screen.getByRole('progressbar', { name: 'Pontos' });
  expect(bar.getAttribute('aria-valuetext')).toBe('6 de 15');
  expect((bar.firstElementChild as HTMLElement).style.transform).toBe('scaleX(0.4)');
});

test('ProgressBar is full with a value above max, and its text is the real value', () => {
  render(<ProgressBar label="Pontos" value={140} max={120} hideLabel />);
  const bar = screen.getByRole('progressbar', { name: 'Pontos' });
  expect(bar.getAttribute('aria-valuenow')).toBe('120');
  expect(bar.getAttribute('aria-valuetext')).toBe('140 de 120');
  expect((bar.firstElementChild as HTMLElement).style.transform).toBe('scaleX(1)');
});
