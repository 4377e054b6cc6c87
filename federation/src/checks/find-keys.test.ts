// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findProviderKeys } from './find-keys.ts';

// Publish refuses files with a secret key, because published files are public. The keys here are
// concatenated, so that a secret scanner does not report this file.

/** Returns a text of the characters that providers use in keys. */
const keyText = (length: number) => 'aB3_-xYz9'.repeat(length).slice(0, length);
const alphanumericText = (length: number) => 'aB3xYz9Qw'.repeat(length).slice(0, length);
const supabaseToken = (role: string) =>
  [
    'eyJhbGciOiJIUzI1NiJ9',
    btoa(JSON.stringify({ iss: 'supabase', role })).replace(/=+$/, ''),
    keyText(43),
  ].join('.');

describe('findProviderKeys', () => {
  it.each([
    ['Gemini (AIza…)', `AIza${keyText(35)}`],
    ['Gemini (AQ.…)', `AQ.${keyText(50)}`],
    ['OpenRouter (sk-or-…)', `sk-or-v1-${alphanumericText(64)}`],
    ['Hugging Face (hf_…)', `hf_${alphanumericText(34)}`],
    ['Supabase secret (sb_secret_…)', `sb_secret_${keyText(31)}`],
    ['OpenAI or Anthropic (sk-…)', `sk-proj-${keyText(48)}`],
    ['Supabase service_role token', supabaseToken('service_role')],
  ])('finds %s in minified code, in JSON and in a template', (kind, key) => {
    for (const [before, after] of [
      ['x({key:"', '"})'],
      ['{"GEMINI":"', '"}'],
      ['`Bearer ', '`'],
      ['=', ''],
    ] as const) {
      expect(findProviderKeys(`a${before}${key}${after}`)).toEqual([{ kind, at: 1 + before.length }]);
    }
  });

  it('finds each of several keys in order, without storing them', () => {
    const keys = [`hf_${alphanumericText(34)}`, `AIza${keyText(35)}`];
    const found = findProviderKeys(`${keys.join('","')}"`);
    expect(found.map((match) => match.kind)).toEqual(['Hugging Face (hf_…)', 'Gemini (AIza…)']);
    expect(JSON.stringify(found)).not.toContain(keys[1]);
  });

  it.each([
    ['a publishable key', `sb_publishable_${keyText(31)}`],
    ['the public token of an older project', supabaseToken('anon')],
    ['the example configuration', '{"GEMINI":"COLOQUE_AQUI_A_SUA_CHAVE","OPENROUTER":"sk-or-COLOQUE"}'],
    ['prose about keys', 'As chaves começam por AIza, sk-or-, hf_ ou sb_secret_.'],
    ['minified names', 'const hf_a=1,AIzaB=2;t.sk-or-q;mask-or-hide-everything-on-this-page-please'],
  ])('ignores %s', (_, text) => {
    expect(findProviderKeys(text)).toEqual([]);
  });
});
