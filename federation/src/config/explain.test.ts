import * as v from 'valibot';
import { expect, it } from 'vitest';
import { explain } from './explain.ts';

it('shows a long value shortened and says what kind was expected', () => {
  const result = v.safeParse(v.object({ nome: v.number() }), { nome: 'a'.repeat(200) });
  const message = explain('x.json', result.issues ?? []);
  expect(message).toMatch(/^x\.json is not valid:\n {2}nome: expected number, found "a+…$/);
});
