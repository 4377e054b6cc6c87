import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAnnouncer } from '../api/announcer.ts';
import { LiveRegion } from './LiveRegion.tsx';

it('LiveRegion announces polite and assertive messages in two regions with a constant urgency', async () => {
  const announcer = createAnnouncer();
  render(<LiveRegion announcer={announcer} />);
  const polite = screen.getByRole('status');
  const assertive = document.querySelector('[aria-live="assertive"]') as HTMLElement;
  const urgencies = () => [polite, assertive].map((region) => region.getAttribute('aria-live'));
  await act(async () => announcer.announce('Feito.'));
  expect([polite.textContent, assertive.textContent]).toEqual(['Feito.', '']);
  expect(urgencies()).toEqual(['polite', 'assertive']);
  await act(async () => announcer.announce('Falhou.', 'assertive'));
  expect([polite.textContent?.trim(), assertive.textContent?.trim()]).toEqual(['', 'Falhou.']);
  expect(urgencies()).toEqual(['polite', 'assertive']);
});

it('LiveRegion changes the text of a repeated message, so that screen readers announce it', async () => {
  const announcer = createAnnouncer();
  render(<LiveRegion announcer={announcer} />);
  await act(async () => announcer.announce('Copiado.'));
  const first = screen.getByRole('status').textContent;
  await act(async () => announcer.announce('Copiado.'));
  expect(screen.getByRole('status').textContent).not.toBe(first);
});

it('LiveRegion announces all messages of one task, and each of them once', async () => {
  const announcer = createAnnouncer();
  render(<LiveRegion announcer={announcer} />);
  await act(async () => {
    announcer.announce('Pode anular.');
    announcer.announce('Votou nos seis.');
    announcer.announce('Falhou.', 'assertive');
    announcer.announce('Falhou.', 'assertive');
  });
  expect(screen.getByRole('status').textContent?.trim()).toBe('Pode anular. Votou nos seis.');
  expect(document.querySelector('[aria-live="assertive"]')?.textContent?.trim()).toBe('Falhou.');
  await act(async () => announcer.announce('Copiado.'));
  expect(screen.getByRole('status').textContent?.trim()).toBe('Copiado.');
});
