import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveWall } from '../../content/live-wall.ts';
import Page from './index.tsx';

/** A principle with 1203 citizens' votes and 17 example votes. */
const PRINCIPLE = {
  ...PRINCIPLES[0],
  upvotes: 1216,
  downvotes: 4,
  example_upvotes: 16,
  example_downvotes: 1,
};
const SUGGESTIONS = { items: [], next: null, as_of: '2026-11-22T06:00:00Z', published: 7 };

type Answer = () => Response | Promise<Response>;
/** Answers the requests for suggestions; the principles are always there. */
function mockServer(answerSuggestions: Answer) {
  const answer = vi.fn(answerSuggestions);
  vi.stubGlobal('fetch', async (url: string | URL) =>
    String(url).includes('list_suggestions') ? answer() : Response.json([PRINCIPLE]),
  );
  return answer;
}
const renderPage = () =>
  render(
    <Page shell={fakeShell({ backend: () => ({ url: 'https://dados.example', publishableKey: 'p' }) })} />,
  );
const returnOnline = () => act(async () => void dispatchEvent(new Event('online')));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('Live wall states no number of suggestions until they are loaded, and loads them again', async () => {
  const answer = mockServer(() => new Response('', { status: 400 }));
  renderPage();
  expect(await screen.findByText(liveWall.failed)).toBeTruthy();
  expect(document.body.textContent).not.toContain('0 sugestões');
  expect(screen.getByRole('img', { name: /^Parede de todos/ }).getAttribute('aria-label')).not.toContain(
    'sugestões',
  );
  answer.mockImplementation(() => Response.json(SUGGESTIONS));
  await returnOnline();
  expect(await screen.findByText(liveWall.totals(1203, 7))).toBeTruthy();
  expect(screen.getByText(/Também há azulejos de exemplo: 17 votos\.$/)).toBeTruthy();
});

it('Live wall does not wait for a request from before the network returned', async () => {
  const answer = mockServer(() => new Promise<Response>(() => {}));
  renderPage();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  answer.mockImplementation(() => Response.json(SUGGESTIONS));
  await returnOnline();
  expect(await screen.findByText(liveWall.totals(1203, 7))).toBeTruthy();
});
