import { expect, it } from 'vitest';
import { type Integration, integrationProblems } from './integration-problems.ts';

const check = (integration: Integration) => integrationProblems(integration, '2026-11-27');
const newVersion = { version: '1.1', title: 'Literacia em cada bairro', summary: 'Mais formação.' };

it("integrationProblems accepts values up to the server's limits", () => {
  expect(check({ existingVersion: '1.0', newVersion: null, note: 'á'.repeat(1000) })).toEqual({});
  const summary = `  ${'🙂'.repeat(4000)}  `;
  expect(check({ existingVersion: null, newVersion: { ...newVersion, summary }, note: '' })).toEqual({});
});

it('integrationProblems reports missing fields in form order', () => {
  expect(Object.keys(check({ existingVersion: null, newVersion: null, note: '' }))).toEqual(['version']);
  const empty = { version: '1.x', title: ' ', summary: '' };
  expect(Object.keys(check({ existingVersion: null, newVersion: empty, note: '' }))).toEqual([
    'number',
    'title',
    'summary',
  ]);
});

it("integrationProblems reports values over the server's limits", () => {
  const long = { ...newVersion, title: 'a'.repeat(201), summary: 'a'.repeat(4001) };
  expect(check({ existingVersion: null, newVersion: long, note: 'a'.repeat(1001) })).toEqual({
    title: 'O título tem mais de 200 caracteres. Escreva um mais curto.',
    summary: 'O texto tem mais de 4000 caracteres. Escreva um mais curto.',
    note: 'A resposta tem mais de 1000 caracteres. Escreva uma mais curta.',
  });
});

it('integrationProblems accepts a commitment to answer from today on', () => {
  const promise = (answers_until: string) =>
    check({ existingVersion: null, newVersion: { ...newVersion, answers_until }, note: '' });
  expect(promise('2026-11-27')).toEqual({});
  expect(promise('')).toEqual({});
  expect(promise('2026-11-26')).toEqual({ answers_until: 'Escolha uma data a partir de hoje.' });
});
