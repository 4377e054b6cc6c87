import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Chart } from './Chart.tsx';
import { donutSlices } from './slices.ts';

afterEach(() => vi.unstubAllEnvs());

const regions = [
  { label: 'Grande Lisboa', value: 48.4 },
  { label: 'Alentejo', value: 28.3 },
];

test('table has every number of the drawing, with unit, source and year', () => {
  render(
    <Chart
      type="bar"
      data={regions}
      unit="%"
      title="Uso de IA por região"
      source={{ name: 'INE', year: 2025 }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Uso de IA por região', hidden: true });
  expect(table.textContent).toContain('Grande Lisboa48,4 %');
  expect(table.textContent).toContain('Alentejo28,3 %');
  expect(screen.getByText('Fonte: INE, 2025')).toBeDefined();
});

test('donutSlices adds a remainder to percentages below 100 only', () => {
  expect(donutSlices([{ label: 'Sim', value: 59.2 }], '%').map((slice) => slice.value)).toEqual([59.2, 40.8]);
  const whole = [35.7, 28.8, 22.5, 13].map((value) => ({ label: String(value), value }));
  expect(donutSlices(whole, '%')).toHaveLength(4);
  expect(donutSlices(regions)).toHaveLength(2);
});

test.each([
  ['no data', { type: 'bar', data: [] }, /has no data/],
  ['a negative value', { type: 'bar', data: [{ label: 'a', value: -1 }] }, /holds -1 for "a"/],
  ['no number', { type: 'bar', data: [{ label: 'a', value: Number.NaN }] }, /holds NaN/],
  ['nothing to divide', { type: 'donut', data: [{ label: 'a', value: 0 }] }, /adds up to 0/],
  [
    'more than a whole',
    { type: 'donut', unit: '%', data: [...regions, { label: 'x', value: 40 }] },
    /exceed 100 %/,
  ],
] as const)(
  'Chart with %s throws in development, and shows a fallback in production',
  (_, props, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Chart title="T" {...props} />)).toThrow(message);
    error.mockRestore();
    vi.stubEnv('DEV', false);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Chart title="T" {...props} />);
    expect(screen.getByText('O gráfico não está disponível de momento.')).toBeDefined();
  },
);
