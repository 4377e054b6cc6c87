// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { componentFolders, measureSize } from '../scripts/component-sizes.ts';

// Each test runs a real bundler, one of them once per folder, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/**
 * Budgets in gzip bytes of a whole folder, without React and Emotion. Raise one only for a good reason: every
 * page with the component pays for it, on every phone.
 */
const BUDGETS: { group: string; limit: number; folders: string[] }[] = [
  { group: 'behaviour from Base UI', limit: 17_000, folders: ['accordion', 'tabs'] },
  { group: 'floating layers from Base UI', limit: 38_000, folders: ['dialog'] },
  { group: 'a whole listbox from Base UI', limit: 52_000, folders: ['inline-select'] },
  // Includes unglazed tiles, panels and fields.
  {
    group: 'illustrations',
    limit: 11_500,
    folders: ['azulejo', 'azulejo-frame', 'missing-tile', 'medal', 'icon'],
  },
  // Includes its placeholder tile; the pages that embed a video already have the drawings.
  { group: 'a video and its tile', limit: 9_000, folders: ['video-embed'] },
  { group: 'carousel and charts', limit: 14_000, folders: ['carousel', 'chart'] },
  {
    group: 'the navigation of the whole site, which only the shell carries',
    limit: 7_000,
    folders: ['page-header'],
  },
  // Includes the questions of its fields, and the colours of a button that erases.
  { group: 'a form', limit: 6_110, folders: ['form'] },
  // The drawings of figures and of the personal tile; no page loads it before a press.
  { group: 'pictures of tiles', limit: 6_400, folders: ['tile-picture'] },
  { group: 'loaded on first use', limit: 1_000, folders: ['confetti'] },
  // Half of it is useModule, which a page bundles once.
  { group: 'loaded on first use, with a retry', limit: 1_300, folders: ['markdown'] },
];
const DEFAULT_BUDGET = { group: 'everything else', limit: 6_000 };

const findBudget = (folder: string) =>
  BUDGETS.find(({ folders }) => folders.includes(folder)) ?? DEFAULT_BUDGET;

test('Button alone is under 4 kB', async () => {
  const { gzip } = await measureSize(`export { Button } from './button/index.ts'`);
  expect(gzip).toBeLessThan(4_000);
});

describe.each(componentFolders())('%s', (folder) => {
  const { group, limit } = findBudget(folder);
  test(`stays within ${limit} bytes (${group})`, async () => {
    const { gzip } = await measureSize(`export * from './${folder}/index.ts'`);
    expect(gzip, `${folder} is ${gzip} bytes, at most ${limit} allowed`).toBeLessThanOrEqual(limit);
  });
});

/** Packages that only the components that need them may bundle. */
const HEAVY_PACKAGES = /^(canvas-confetti|react-markdown|micromark|embla-carousel|d3-)/;

test('only carousel and chart bundle a heavy package; confetti and markdown are lazy', async () => {
  const carriers: Record<string, string[]> = {};
  for (const folder of componentFolders()) {
    const { packages } = await measureSize(`export * from './${folder}/index.ts'`);
    // Without embla-carousel-react and embla-carousel-reactive-utils, which are small.
    const heavy = packages.filter((name) => HEAVY_PACKAGES.test(name) && !name.includes('carousel-'));
    if (heavy.length > 0) carriers[folder] = heavy;
  }
  expect(carriers).toEqual({ carousel: ['embla-carousel'], chart: ['d3-path', 'd3-shape'] });
});

test('confetti and markdown load lazily in a page that uses them', async () => {
  const page = await measureSize(`
    export { celebrate } from './confetti/index.ts';
    export { LazyMarkdown } from './markdown/index.ts';
    export { Quiz } from './quiz/index.ts';
  `);
  expect(page.packages.filter((name) => HEAVY_PACKAGES.test(name))).toEqual([]);
  expect(page.lazyPackages).toEqual(expect.arrayContaining(['canvas-confetti', 'react-markdown']));
});
