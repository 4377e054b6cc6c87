import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES } from '@ia/shared-services/principles';
import type { Resource } from '@ia/shared-services/resource';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Suggestion } from '../../data/suggestion.ts';
import { SuggestionInvitation } from './community/SuggestionInvitation.tsx';
import { SuggestionList } from './community/SuggestionList.tsx';
import { Principles } from './principles/Principles.tsx';
import { VoteWall } from './wall/VoteWall.tsx';

// Azulejo tiles that represent votes and suggestions: on a principle's card, on a suggestion's card, and on
// the wall of all votes.

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());

const renderInShell = (page: ReactNode, shell = fakeShell()) =>
  render(<ShellProvider shell={shell}>{page}</ShellProvider>);
const principles = { status: 'ready', data: PRINCIPLES } as unknown as Resource<typeof PRINCIPLES>;
/** 'true' when the tile of the visitor's vote is glazed, which means that a vote exists. */
const glazedState = (card: HTMLElement) => card.querySelector('[data-glazed]')?.getAttribute('data-glazed');

it('Principles show a tile for each vote, the agreement, and thanks after a vote on all six', async () => {
  const shell = fakeShell();
  const { unmount } = renderInShell(<Principles principles={principles} onSuggest={() => {}} />, shell);
  const cards = screen.getAllByRole('article');
  const [first] = cards;
  if (!first) throw new Error('no principle');
  const meter = () => within(first).getByRole('meter').getAttribute('aria-valuetext');
  expect(meter()).toBe('Ainda ninguém votou');
  for (const [index, card] of cards.entries()) {
    expect(glazedState(card)).toBe('false');
    expect(screen.queryByText('Votou nos seis')).toBeNull();
    const answer = index === 0 ? /^Concordo/ : 'Não concordo';
    await userEvent.click(within(card).getByRole('button', { name: answer }));
    expect(glazedState(card)).toBe('true');
  }
  expect(meter()).toBe('1 pessoa votou e concorda');
  const thanksTitle = await screen.findByText('Votou nos seis');
  await expect
    .poll(() => shell.log.announcements.filter((announcement) => announcement.startsWith('Votou nos seis.')))
    .toHaveLength(1);
  const thanks = thanksTitle.closest<HTMLElement>('[data-all-voted]');
  if (!thanks) throw new Error('no thanks');
  // Six tiles; the icons of the buttons have another viewBox.
  expect(thanks.querySelectorAll('svg[viewBox="0 0 96 96"]')).toHaveLength(6);
  expect(within(thanks).getByRole('link').getAttribute('href')).toMatch(/#contribuir$/);

  // A return visit shows the thanks without an announcement.
  unmount();
  const again = fakeShell();
  renderInShell(<Principles principles={principles} onSuggest={() => {}} />, again);
  expect(await screen.findByText('Votou nos seis')).toBeTruthy();
  expect(again.log.announcements).toEqual([]);
});

it('Principles that share a theme colour have tiles with different grounds', () => {
  renderInShell(<Principles principles={principles} onSuggest={() => {}} />);
  const groundPath = (title: string) =>
    screen.getByRole('article', { name: title }).querySelector('[data-glazed] svg:last-of-type path');
  const ground = (title: string) => groundPath(title)?.getAttribute('fill');
  expect(ground('Literacia')).not.toBe(ground('Supervisão Humana'));
});

it('SuggestionList enlarges the most supported suggestion, colours tiles by principle and ends with an invitation', () => {
  const suggestion = (id: string, about: string): Suggestion =>
    ({
      id,
      suggestion_text: `Ideia ${id}`,
      about,
      author: 'Rosa',
      created_at: '2026-10-02T10:00:00Z',
      upvotes: 3,
    }) as Suggestion;
  const { container } = renderInShell(
    <SuggestionList
      suggestions={[suggestion('a', 'bem-comum'), suggestion('b', 'abertura')]}
      onReport={() => {}}
      highlightFirst
      last={<SuggestionInvitation />}
    />,
  );
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.dataset.highlighted)).toEqual(['true', 'false']);
  expect(
    [...container.querySelectorAll('article > [aria-hidden]')].map((tile) => tile.getAttribute('data-theme')),
  ).toEqual(['pink', null]);
  const last = screen.getAllByRole('listitem').at(-1);
  expect(last?.textContent).toContain('Tem uma ideia?');
});

it('VoteWall renders at most 600 nodes at its largest', () => {
  const votes = (count: number) => PRINCIPLES.map((one) => ({ ...one, upvotes: count, downvotes: 1 }));
  // 31 votes per principle are the most with one tile per vote: 6 × (31 + 1) + 8 suggestions = 200 tiles. With 32, a
  // tile is two votes: 6 × (16 + 1) + 4 = 106 tiles. The invitation adds one tile.
  for (const count of [31, 32]) {
    const { unmount } = renderInShell(
      <VoteWall principles={votes(count)} suggestions={8} exampleSuggestions={0} />,
    );
    const wall = screen.getByRole('img', { name: /^Parede de todos/ });
    expect(wall.querySelectorAll('*').length).toBeLessThanOrEqual(600);
    expect(wall.querySelectorAll(':scope > svg:has(use)').length, String(count)).toBe(
      count === 31 ? 201 : 107,
    );
    unmount();
  }
});

it('VoteWall says that nobody has voted while it shows only examples', () => {
  renderInShell(<VoteWall principles={PRINCIPLES} suggestions={7} exampleSuggestions={7} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Parede de todos: ainda ninguém votou\. São exemplos: 83 votos e 7 sugestões\./,
  );
});

it('VoteWall states no number of suggestions and offers no poster until the suggestions are loaded', () => {
  renderInShell(<VoteWall principles={PRINCIPLES} suggestions={undefined} exampleSuggestions={0} />);
  const name = screen.getByRole('img', { name: /^Parede de todos/ }).getAttribute('aria-label');
  expect(name).not.toContain('sugest');
  expect(document.body.textContent).not.toContain('Sugestões publicadas');
  expect(screen.queryByRole('button', { name: 'Imprimir o cartaz (A3)' })).toBeNull();
});
