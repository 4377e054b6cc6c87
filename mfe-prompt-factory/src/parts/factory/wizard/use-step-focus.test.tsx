import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useStepFocus } from './use-step-focus.ts';

function Steps() {
  const panel = useRef<HTMLDivElement>(null);
  useStepFocus(panel, { step: 'category' });
  return (
    <div ref={panel}>
      <h2>Primeiro passo</h2>
    </div>
  );
}

const workshop = (arrived: boolean) => (
  <section tabIndex={-1} aria-label="Fábrica">
    {arrived ? <Steps /> : 'A abrir…'}
  </section>
);

it('leads on to the first step whoever was brought here while it was on its way', () => {
  const { rerender } = render(workshop(false));
  screen.getByRole('region').focus();
  rerender(workshop(true));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('takes the focus from nobody who is elsewhere', () => {
  const { rerender } = render(workshop(false));
  rerender(workshop(true));
  expect(document.activeElement).toBe(document.body);
});
