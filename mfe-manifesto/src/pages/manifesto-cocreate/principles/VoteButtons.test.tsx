import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES, type Principle } from '@ia/shared-services/principles';
import { deviceKeys, removeDevice, writeDevice } from '@ia/shared-services/storage';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { useVote } from '@ia/shared-services/votes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { VoteButtons } from './VoteButtons.tsx';

vi.setConfig({ testTimeout: 20_000 });
const LONG_TIMEOUT = { timeout: 10_000 };

let testCount = 0;
let principle: Principle;
beforeEach(() => {
  for (const key of deviceKeys('')) removeDevice(key);
  // The document remembers undone votes, so each test uses its own principle.
  principle = { ...(PRINCIPLES[0] as Principle), id: `p${++testCount}` };
});

function Card() {
  const voting = useVote('principle', principle, useOutboxContext());
  return (
    <>
      <h3>{principle.title}</h3>
      <p id="texto">{principle.description}</p>
      <VoteButtons id={principle.id} title={principle.title} voting={voting} textId="texto" />
    </>
  );
}

interface FakeServer {
  /** The vote that remains after a withdrawal. */
  vote?: 'up' | null;
  /** The server counts a vote when this resolves. */
  counting?: Promise<void>;
}

/** Renders the card with a fake server that allows undo for `seconds`; null means no server. */
function renderCard(seconds: number | null, { vote = null, counting }: FakeServer = {}) {
  const shell = fakeShell(
    seconds === null ? {} : { backend: () => ({ url: 'https://backend.example', publishableKey: 'key' }) },
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('visitor_token')) return Response.json('00000000-0000-8000-8000-000000000000');
    if (url.includes('withdraw_principle_vote'))
      return Response.json({ vote, upvotes: vote ? 17 : 16, downvotes: 1, changed: !vote });
    await counting;
    return Response.json({ vote: 'up', upvotes: 17, downvotes: 1, changed: true, undo_seconds: seconds });
  });
  render(
    <ShellProvider shell={shell}>
      <Card />
    </ShellProvider>,
  );
  return shell;
}
const agreeButton = () => screen.getByRole('button', { name: /^Concordo/ });
const disagreeButton = () => screen.getByRole('button', { name: 'Não concordo' });
const findUndoButton = () => screen.findByRole('button', { name: 'Anular o voto' }, LONG_TIMEOUT);

it('Vote buttons have a description of the undo time and the finality before the vote', () => {
  renderCard(null);
  const hint = screen.getByText('Depois de votar, pode anular durante 30 segundos.');
  expect(agreeButton().getAttribute('aria-describedby')?.split(' ')).toContain(hint.id);
  expect(disagreeButton().getAttribute('aria-describedby')?.split(' ')).toContain(hint.id);
});

/** Returns what a screen reader says after the name and state of an element. */
const describe = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .trim()
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it('Vote buttons say what is counted and what is voted on, in sentences', async () => {
  renderCard(null);
  const { title, description } = principle;
  const undoable = 'Depois de votar, pode anular durante 30 segundos.';
  expect(describe(agreeButton())).toBe(`16 votos. ${title}. ${description} ${undoable}`);
  expect(describe(disagreeButton())).toBe(`${title}. ${undoable}`);
  await userEvent.click(agreeButton());
  expect(describe(agreeButton())).toBe(`17 votos. ${title}.`);
  expect(describe(disagreeButton())).toBe(`${title}.`);
});

it('Vote undo is announced once, counts down outside live regions, and restores the buttons', async () => {
  const shell = renderCard(10);
  await userEvent.click(agreeButton());
  const button = await findUndoButton();
  expect(screen.getByText('Obrigado pelo seu voto!')).toBeTruthy();
  const countdown = await screen.findByText(/^Faltam (9|10) segundos$/, {}, LONG_TIMEOUT);
  expect(countdown.closest('[role="status"], [aria-live]')).toBeNull();
  await screen.findByText(/^Faltam 8 segundos$/, {}, LONG_TIMEOUT);
  expect(shell.log.announcements).toEqual([expect.stringMatching(/^Tem 30 segundos para anular o voto:/)]);

  button.focus();
  await userEvent.click(button);
  await waitFor(() => expect(agreeButton().getAttribute('aria-disabled')).toBeNull());
  expect(agreeButton().textContent).toBe('Concordo (16)');
  expect(document.activeElement).toBe(agreeButton());
  expect(await screen.findByText(/^O voto foi anulado\. Pode votar de novo/)).toBeTruthy();
  expect(shell.log.announcements.at(-1)).toMatch(/^O voto foi anulado\./);
  expect(screen.queryByText('Obrigado pelo seu voto!')).toBeNull();
});

it('Vote undo ends after its time, says that the vote is final and keeps keyboard focus', async () => {
  const shell = renderCard(2);
  await userEvent.click(agreeButton());
  (await findUndoButton()).focus();
  expect(await screen.findByText('O voto é definitivo.', {}, LONG_TIMEOUT)).toBeTruthy();
  expect(document.activeElement).toBe(agreeButton());
  await waitFor(() => expect(shell.log.announcements.at(-1)).toBe('O voto é definitivo.'));
  const before = shell.log.announcements.length;
  await userEvent.click(disagreeButton());
  expect(screen.getByText(/^Neste princípio votou «Concordo»\. Já não pode mudar o voto\./)).toBeTruthy();
  expect(shell.log.announcements.slice(before)).toEqual([
    'Neste princípio votou «Concordo». Já não pode mudar o voto.',
  ]);
  expect(disagreeButton().getAttribute('aria-pressed')).toBe('false');
});

it('Vote buttons point to the undo when the other button is pressed in time', async () => {
  renderCard(10);
  await userEvent.click(agreeButton());
  await findUndoButton();
  await screen.findByText(/^Faltam/, {}, LONG_TIMEOUT);
  await userEvent.click(disagreeButton());
  expect(screen.getByText(/^Neste princípio votou «Concordo»\. Para mudar, carregue primeiro/)).toBeTruthy();
});

it('Vote undo warns that the next vote is final when the server withdraws a vote in flight', async () => {
  let completeCounting = () => {};
  const shell = renderCard(10, { counting: new Promise((resolve) => (completeCounting = resolve)) });
  await userEvent.click(agreeButton());
  await userEvent.click(await findUndoButton());
  completeCounting();
  await waitFor(() => expect(agreeButton().getAttribute('aria-disabled')).toBeNull());
  expect(await screen.findByText(/^O voto foi anulado\./)).toBeTruthy();
  expect(shell.log.announcements.at(-1)).toMatch(/Esse voto já não se pode anular\.$/);
});

it('Vote undo shows that the server found the 30 seconds over', async () => {
  const shell = renderCard(10, { vote: 'up' });
  await userEvent.click(agreeButton());
  await userEvent.click(await findUndoButton());
  expect(await screen.findByText(/^Os 30 segundos já tinham passado\./)).toBeTruthy();
  expect(shell.log.announcements.at(-1)).toMatch(/^Os 30 segundos já tinham passado\./);
  expect(agreeButton().getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Anular o voto' })).toBeNull();
});

it('Vote buttons explain a vote of an earlier visit', async () => {
  writeDevice(`vote_principle_${principle.id}`, 'down');
  const shell = renderCard(10);
  expect(screen.queryByText(/^Depois de votar/)).toBeNull();
  await userEvent.click(agreeButton());
  expect(shell.log.announcements).toEqual([
    'Neste princípio votou «Não concordo». Já não pode mudar o voto.',
  ]);
});

it('Vote buttons warn about lost storage only on devices that block storage', () => {
  renderCard(null);
  expect(screen.queryByText(/não deixa guardar dados/)).toBeNull();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const throwSecurityError = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: throwSecurityError,
    setItem: throwSecurityError,
    removeItem: throwSecurityError,
    key: throwSecurityError,
  });
  renderCard(null);
  expect(screen.getByText(/^O navegador não deixa guardar dados neste dispositivo\./)).toBeTruthy();
  vi.unstubAllGlobals();
});
