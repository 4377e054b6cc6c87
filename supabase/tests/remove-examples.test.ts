// A new installation has example votes and suggestions, marked «exemplo». An operator removes them with
// deploy/remove-examples.sql.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startBackend } from '../local/index.ts';
import { visitor } from './visitor.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/remove-examples.sql');

interface Principle {
  id: string;
  upvotes: number;
  downvotes: number;
  example_upvotes: number;
}

it('deploy/remove-examples.sql keeps the votes and suggestions of visitors', async () => {
  const backend = await startBackend({ dataDir: 'memory' });
  onTestFinished(() => backend.close());
  const client = visitor(backend);
  const principles = async () =>
    (
      await client.get(
        '/rest/v1/manifesto_principles?select=id,upvotes,downvotes,example_upvotes&order=position',
      )
    ).body as Principle[];
  const listSuggestions = async () =>
    (await client.get('/rest/v1/manifesto_suggestions?select=id&status=eq.approved')).body as unknown[];
  const totals = async () => (await client.rpc('manifesto_totals')).body;
  await client.rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'down' });
  expect((await listSuggestions()).length).toBeGreaterThan(0);
  const examples = await principles();
  expect(examples.every(({ example_upvotes }) => example_upvotes > 0)).toBe(true);
  const before = await totals();

  const script = await readFile(SCRIPT, 'utf8');
  for (const _ of ['once', 'again']) await backend.run(script);

  expect(await listSuggestions()).toEqual([]);
  expect(await principles()).toEqual(
    examples.map((principle) => ({
      ...principle,
      upvotes: 0,
      downvotes: principle.id === 'literacia' ? 1 : 0,
      example_upvotes: 0,
    })),
  );
  expect(await totals()).toEqual(before);
});
