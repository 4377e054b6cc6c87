import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES, type Principle } from '@ia/shared-services/principles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VotesNote } from './VotesNote.tsx';

/**
 * A principle with 11 example votes and 10 votes received. Of these, `counted` votes in favour have passed
 * the server's checks. Null: the server checks no votes.
 */
const principle = (counted: number | null): Principle => ({
  ...(PRINCIPLES[0] as Principle),
  upvotes: 20,
  downvotes: 1,
  example_upvotes: 10,
  example_downvotes: 1,
  counted_upvotes: counted,
  counted_downvotes: counted === null ? null : 0,
});
const renderNote = (one: Principle) =>
  render(
    <ShellProvider shell={fakeShell()}>
      <VotesNote principles={[one]} />
    </ShellProvider>,
  );

it('VotesNote shows counted votes when they differ from received votes', () => {
  renderNote(principle(7));
  expect(screen.getByText(/Votos recebidos: 10\. Já contados: 7\./)).toBeTruthy();
});

it.each([
  ['every vote counts', 10],
  ['no vote has been counted', null],
])('VotesNote shows no numbers when %s, and links to vote protection', (_, counted) => {
  renderNote(principle(counted));
  expect(screen.queryByText(/Votos recebidos/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Como protegemos os votos' })).toBeTruthy();
});
