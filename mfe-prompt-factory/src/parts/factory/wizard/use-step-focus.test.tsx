import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useStepFocus } from './use-step-focus.ts';

function FirstStep() {
  const panel = useRef<HTMLDivElement>(null);
  useStepFocus(panel, { step: 'category' });
  return (
    <div ref={panel}>
      <h2>Primeiro passo</h2>
    </div>
  );
}

const section = ({ isLoaded }: { isLoaded: boolean }) => (
  <section tabIndex={-1} aria-label="Fábrica">
    {isLoaded ? <FirstStep /> : 'A abrir…'}
  </section>
);

it('useStepFocus moves focus from the section to the first step once it has loaded, without scrolling', () => {
  const scroll = vi.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  const { rerender } = render(section({ isLoaded: false }));
  screen.getByRole('region').focus();
  rerender(section({ isLoaded: true }));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(scroll).not.toHaveBeenCalled();
});

it('useStepFocus does not move focus that is outside the section', () => {
  const { rerender } = render(section({ isLoaded: false }));
  rerender(section({ isLoaded: true }));
  expect(document.activeElement).toBe(document.body);
});
