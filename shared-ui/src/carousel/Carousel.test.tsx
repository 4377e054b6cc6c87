import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const slides = ['Aprender', 'Participar', 'Contribuir'].map((label) => ({
  label,
  content: <p>{label} em conjunto</p>,
}));
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Carousel wraps in both directions and announces the selected slide', async () => {
  render(<Carousel label="Sobre" slides={slides} />);
  await press('Anterior');
  expect(current()).toBe('Ir para 3: Contribuir');
  expect(screen.getByRole('status').textContent).toBe('3 de 3: Contribuir');
  await press('Seguinte');
  expect(current()).toBe('Ir para 1: Aprender');
  expect(screen.getByRole('status').textContent).toBe('1 de 3: Aprender');
});

test('indicator selects a slide, and only the visible slide is reachable', async () => {
  render(<Carousel label="Sobre" slides={slides} />);
  await press('Ir para 2: Participar');
  const reachable = document.querySelectorAll('[aria-roledescription="diapositivo"]:not([inert])');
  expect([...reachable].map((slide) => slide.getAttribute('aria-label'))).toEqual(['2 de 3: Participar']);
});

test('autoplay does not announce slides, and can be paused', () => {
  vi.useFakeTimers();
  render(<Carousel label="Sobre" slides={slides} interval={5000} />);
  act(() => void vi.advanceTimersByTime(5000));
  expect(current()).toBe('Ir para 2: Participar');
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => screen.getByRole('button', { name: 'Parar a rotação' }).click());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(current()).toBe('Ir para 2: Participar');
  expect(screen.getByRole('button', { name: 'Iniciar a rotação' })).toBeDefined();
});

test('Carousel throws in development without slides', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Carousel label="Sobre" slides={[]} />)).toThrow(/Carousel: "Sobre" has no slides/);
  error.mockRestore();
});
