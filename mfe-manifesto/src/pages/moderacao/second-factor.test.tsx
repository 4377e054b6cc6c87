import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SecondFactor } from './SecondFactor.tsx';
import { closeProject, factor, signedInClient } from './staff.test-scene.ts';

// The form of the second factor (a code from an authenticator app): verification and enrolment.

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeProject);

it('Second factor asks for a code and shows when it is wrong', async () => {
  const { client, calls } = await signedInClient({ factors: [factor('f1', 'verified')] });
  const onDone = vi.fn();
  render(<SecondFactor client={client} onDone={onDone} />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Código de 6 algarismos' });
  await userEvent.type(field, '12{Enter}');
  expect(screen.getAllByText('Escreva os 6 algarismos do código.').length).toBeGreaterThan(0);
  await userEvent.clear(field);
  await userEvent.type(field, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('O código não está certo');
  expect(field.value).toBe('000000');
  await userEvent.clear(field);
  await userEvent.type(field, '123 456{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.filter(({ path }) => path.endsWith('/verify')).at(-1)).toMatchObject({
    path: '/factors/f1/verify',
    body: { code: '123456', challenge_id: 'c1' },
  });
});

it('Second factor enrols with the secret as text and removes unfinished factors', async () => {
  const { client, calls } = await signedInClient({ factors: [factor('f-old', 'unverified')] });
  const onDone = vi.fn();
  render(<SecondFactor client={client} onDone={onDone} />);
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Abrir na aplicação de códigos/ }).getAttribute('href')).toMatch(
    /^otpauth:/,
  );
  expect(calls).toContainEqual({ method: 'DELETE', path: '/factors/f-old', body: null });
  await userEvent.type(screen.getByRole('textbox'), '123456{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('Second factor shows that the installation has none', async () => {
  const { client } = await signedInClient({ offered: false });
  render(<SecondFactor client={client} onDone={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Esta instalação não tem segundo fator.');
});
