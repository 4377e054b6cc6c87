import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAnnouncer } from '../api/announcer.ts';
import { LiveRegion } from './LiveRegion.tsx';

it('LiveRegion announces polite and assertive messages in two regions with a constant urgency', () => {
  const announcer = createAnnouncer();
  render(<LiveRegion announcer={announcer} />);
  const polite = screen.getByRole('status');
  const assertive = document.querySelector('[aria-live="assertive"]') as HTMLElement;
  const urgencies = () => [polite, assertive].map((region) => region.getAttribute('aria-live'));
  act(() => announcer.announce('Feito.'));
  expect([polite.textContent, assertive.textContent]).toEqual(['Feito.', '']);
  expect(urgencies()).toEqual(['polite', 'assertive']);
  act(() => announcer.announce('Falhou.', 'assertive'));
  expect([polite.textContent?.trim(), assertive.textContent?.trim()]).toEqual(['', 'Falhou.']);
  expect(urgencies()).toEqual(['polite', 'assertive']);
});

it('LiveRegion changes the text of a repeated message, so that screen readers announce it', () => {
  const announcer = createAnnouncer();
  render(<LiveRegion announcer={announcer} />);
  act(() => announcer.announce('Copiado.'));
  const first = screen.getByRole('status').textContent;
  act(() => announcer.announce('Copiado.'));
  expect(screen.getByRole('status').textContent).not.toBe(first);
});
