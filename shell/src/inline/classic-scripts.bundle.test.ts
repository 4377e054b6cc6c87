// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CLASSIC_SCRIPTS } from '../../classic-scripts.ts';

/**
 * Size limits, compressed with brotli. Documents contain the scripts of `src/inline` before the first paint,
 * so each byte delays every first visit.
 */
const MAX_BYTES: Record<string, number> = {
  'sw.js': 4000,
  'sw-off.js': 250,
  'open-document.js': 350,
  'hints.js': 1100,
  'preferences.js': 350,
  'prerender/start.js': 620,
  'prerender/layout.js': 200,
};

it('every classic script has a limit', () => {
  expect(Object.keys(CLASSIC_SCRIPTS).sort()).toEqual(Object.keys(MAX_BYTES).sort());
});

it.each(Object.entries(CLASSIC_SCRIPTS))('%s is one small script without imports', async (name, generate) => {
  const code = await generate();
  expect(() => new Function(code), 'a module would not parse').not.toThrow();
  expect(code).not.toMatch(/\bimport\(/);
  expect(brotliCompressSync(code).length).toBeLessThan(MAX_BYTES[name] as number);
});

it.each(Object.keys(MAX_BYTES).filter((name) => !name.startsWith('sw')))(
  '%s can be inlined into a document: it contains no </ or <!, which could end the script element',
  async (name) => {
    expect(await CLASSIC_SCRIPTS[name]?.()).not.toMatch(/<[/!]/);
  },
);
