import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
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

it('useStepFocus moves focus from the section to the first step once it has loaded, without scrolling', () => {
  const scroll = vi.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  const { rerender } = render(workshop(false));
  screen.getByRole('region').focus();
  rerender(workshop(true));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(scroll).not.toHaveBeenCalled();
});

it('useStepFocus leaves focus elsewhere alone', () => {
  const { rerender } = render(workshop(false));
  rerender(workshop(true));
  expect(document.activeElement).toBe(document.body);
});
