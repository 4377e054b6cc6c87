import * as v from 'valibot';
import { expect, it } from 'vitest';
import { explain } from './explain.ts';

it('explain truncates a long value and names the expected type', () => {
  const result = v.safeParse(v.object({ nome: v.number() }), { nome: 'a'.repeat(200) });
  const message = explain('x.json', result.issues ?? []);
  expect(message).toMatch(/^x\.json is not valid:\n {2}nome: expected number, found "a+…$/);
});

it('explain reports the expected format and the found value', () => {
  const result = v.safeParse(v.object({ url: v.pipe(v.string(), v.url()) }), { url: 'https://…' });
  expect(explain('x.json', result.issues ?? [])).toBe(
    'x.json is not valid:\n  url: expected a valid URL, found "https://…"',
  );
});
