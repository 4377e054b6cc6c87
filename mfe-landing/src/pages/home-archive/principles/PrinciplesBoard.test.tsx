import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { writeDevice } from '@ia/shared-services/storage';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { principleLayouts } from '../../../content/archive/principles.ts';
import { PrinciplesBoard } from './PrinciplesBoard.tsx';

// The board shows the six principles of the manifesto in five layouts, with a vote button for each principle.
// The backend is absent or faked.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const [first] = PRINCIPLES as [(typeof PRINCIPLES)[number]];
const agreeName = (count: number) => `Concordo (${count}): ${first.title}`;

function renderBoard(shell = fakeShell()) {
  render(
    <ShellProvider shell={shell}>
      <PrinciplesBoard />
    </ShellProvider>,
  );
  return shell;
}

const shellWithBackend = () =>
  fakeShell({ backend: () => ({ url: 'https://backend.example', publishableKey: 'key' }) });

/** Stubs fetch for the backend and records the calls. */
function stubBackend(reply: (url: string) => Response | Promise<Response>) {
  const calls: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('/visitor_token')) return Response.json('00000000-0000-8000-8000-000000000000');
    calls.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null });
    return reply(url);
  });
  return calls;
}

it('PrinciplesBoard shows the built-in principles when no backend is configured', async () => {
  renderBoard();
  expect(await screen.findAllByRole('button', { name: /^Concordo/ })).toHaveLength(6);
});

it('PrinciplesBoard has agree and suggest in each of the five layouts', async () => {
  renderBoard();
  await screen.findByRole('button', { name: agreeName(first.upvotes) });
  for (const { label } of principleLayouts) {
    await userEvent.click(screen.getByRole('tab', { name: new RegExp(label) }));
    const panel = within(await screen.findByRole('tabpanel', { name: new RegExp(label) }));
    expect(await panel.findByRole('button', { name: agreeName(first.upvotes) })).toBeTruthy();
    expect(panel.getByText(first.description)).toBeTruthy();
  }
});

it('PrinciplesBoard links suggest to the form with the principle, and opens a dialog in the grid layout', async () => {
  renderBoard();
  const name = `Sugerir Melhoria: ${first.title}`;
  const link = (await screen.findByRole('link', { name })) as HTMLAnchorElement;
  expect(link.hash).toBe(`#/manifesto-cocreate?principio=${first.id}#contribuir`);
  await userEvent.click(screen.getByRole('tab', { name: /Grelha Interativa/ }));
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Sobre este princípio' });
  expect(dialog.textContent).toContain(`«${first.title}»`);
});

it('PrinciplesBoard raises the count at once, keeps it in another layout, and ignores a second press', async () => {
  const shell = renderBoard();
  await userEvent.click(await screen.findByRole('button', { name: agreeName(first.upvotes) }));
  const agreed = screen.getByRole('button', { name: agreeName(first.upvotes + 1) });
  expect(agreed.getAttribute('aria-pressed')).toBe('true');
  expect(shell.log.announcements).toEqual([`Obrigado por concordar com o princípio ${first.title}.`]);
  await userEvent.click(agreed);
  expect(screen.getByRole('button', { name: agreeName(first.upvotes + 1) })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Dashboard/ }));
  expect(screen.getByRole('button', { name: agreeName(first.upvotes + 1) })).toBeTruthy();
});

it('PrinciplesBoard sends the vote, and shows the totals of the server', async () => {
  const calls = stubBackend((url) =>
    url.includes('vote_on_principle')
      ? Response.json({ upvotes: 90, downvotes: 2, vote: 'up' })
      : Response.json(PRINCIPLES),
  );
  renderBoard(shellWithBackend());
  await userEvent.click(await screen.findByRole('button', { name: agreeName(first.upvotes) }));
  expect(await screen.findByRole('button', { name: agreeName(90) })).toBeTruthy();
  const votesSent = calls.filter(({ url }) => url.includes('vote_on_principle'));
  expect(votesSent.map(({ body }) => body)).toEqual([{ p_id: first.id, vote_type: 'up' }]);
});

it('PrinciplesBoard offers undo for 30 seconds and re-enables the button after undo', async () => {
  stubBackend((url) =>
    url.includes('withdraw_principle_vote')
      ? Response.json({ upvotes: 89, downvotes: 2, vote: null, changed: true })
      : url.includes('vote_on_principle')
        ? Response.json({ upvotes: 90, downvotes: 2, vote: 'up', undo_seconds: 10 })
        : Response.json(PRINCIPLES),
  );
  const shell = renderBoard(shellWithBackend());
  await userEvent.click(await screen.findByRole('button', { name: agreeName(first.upvotes) }));
  // The announcement names the whole undo window; the fake server above says how much of it is left.
  const undo = await screen.findByRole('button', { name: `Anular o voto: ${first.title}` });
  await waitFor(() => expect(shell.log.announcements.at(-1)).toContain('Tem 30 segundos para anular'));
  await userEvent.click(undo);
  const reenabledButton = await screen.findByRole('button', { name: agreeName(89) });
  await waitFor(() => expect(document.activeElement).toBe(reenabledButton));
  expect(reenabledButton.getAttribute('aria-disabled')).toBeNull();
  expect(shell.log.announcements.at(-1)).toBe('O voto foi anulado. Pode votar de novo neste princípio.');
});

it('PrinciplesBoard keeps the optimistic count when the vote request fails, and only logs the failure', async () => {
  stubBackend((url) =>
    url.includes('vote_on_principle')
      ? Response.json({ message: 'broken' }, { status: 500 })
      : Response.json(PRINCIPLES),
  );
  const shell = renderBoard(shellWithBackend());
  await userEvent.click(await screen.findByRole('button', { name: agreeName(first.upvotes) }));
  await waitFor(() => expect(shell.log.reports).toHaveLength(1));
  expect(screen.getByRole('button', { name: agreeName(first.upvotes + 1) })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('PrinciplesBoard reverts a rejected vote and shows a message', async () => {
  stubBackend((url) =>
    url.includes('vote_on_principle')
      ? Response.json({ message: 'no' }, { status: 403 })
      : Response.json(PRINCIPLES),
  );
  const shell = renderBoard(shellWithBackend());
  await userEvent.click(await screen.findByRole('button', { name: agreeName(first.upvotes) }));
  await waitFor(() => expect(shell.log.notices).toHaveLength(1));
  expect(shell.log.notices[0]?.message).toContain('não foi aceite');
  const button = screen.getByRole('button', { name: agreeName(first.upvotes) });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

it('PrinciplesBoard explains a disabled button when the visitor disagreed on the manifesto page', async () => {
  writeDevice(`vote_principle_${first.id}`, 'down');
  const shell = renderBoard();
  const button = await screen.findByRole('button', { name: agreeName(first.upvotes) });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText(/^Votou «Não concordo»/)).toBeTruthy();
  await userEvent.click(button);
  expect(shell.log.announcements).toEqual([
    expect.stringMatching(/^Já votou neste princípio e o voto é definitivo\./),
  ]);
});

it('PrinciplesBoard warns on each card, in each layout, when storage is blocked', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const throwSecurityError = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: throwSecurityError,
    setItem: throwSecurityError,
    removeItem: throwSecurityError,
    key: throwSecurityError,
    clear() {},
  });
  renderBoard();
  await screen.findByRole('button', { name: agreeName(first.upvotes) });
  for (const { label } of principleLayouts) {
    await userEvent.click(screen.getByRole('tab', { name: new RegExp(label) }));
    const panel = within(await screen.findByRole('tabpanel', { name: new RegExp(label) }));
    // Query by label, because the other slides are hidden.
    const agree = await panel.findAllByLabelText(/^Concordo/);
    expect(panel.getAllByText(/^O navegador não deixa guardar dados/), label).toHaveLength(agree.length);
  }
});

it('PrinciplesBoard shows no storage warning when storage works', async () => {
  renderBoard();
  await screen.findByRole('button', { name: agreeName(first.upvotes) });
  expect(screen.queryByText(/não deixa guardar dados/)).toBeNull();
});

it('PrinciplesBoard shows an error when the principles fail to load, and retries', async () => {
  let isBroken = true;
  stubBackend(() =>
    isBroken ? Response.json({ message: 'broken' }, { status: 500 }) : Response.json(PRINCIPLES),
  );
  renderBoard(shellWithBackend());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Não foi possível carregar os princípios');
  isBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findAllByRole('button', { name: /^Concordo/ })).toHaveLength(6);
});
