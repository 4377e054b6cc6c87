/**
 * Malicious and malformed texts: markup, scripts, wrong types, extreme sizes. The same seed gives the same
 * texts, so that failures are reproducible.
 */

/** Script in the texts; a test checks that `window.injectedScriptRan` stays undefined. */
export const SCRIPT = 'window.injectedScriptRan=1';

const FIXED_TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '-0',
  '9007199254740993',
  '"',
  '{',
  '[]',
  '[[]]',
  '{}',
  '[null]',
  '{"version":1}',
  '{"version":1,"answers":null,"drafts":[null],"chosen":[],"places":3,"questions":{"a":{"due":"x"}}}',
  '{"version":99,"value":{"version":1}}',
  '{"done":[1,1,-4,1e99,"2",null],"finishedOn":"2026-99-99"}',
  '{"done":["1"],"finishedOn":"<b>"}',
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  `<img src=x onerror="${SCRIPT}">`,
  `"><script>${SCRIPT}</script>`,
  `javascript:${SCRIPT}//`,
  `data:text/html,<script>${SCRIPT}</script>`,
  `${'../'.repeat(3)}etc/passwd`,
  '#/../%2e%2e%2f?x[]=1&__proto__[a]=1',
  '%',
  '%E0%A4%A',
  '\u0000\u202Eesrever\u2066\uFEFF',
  '\uD800',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ã'.repeat(5000),
  '['.repeat(3000),
  `[${'{"id":"a","text":"b"},'.repeat(300)}{}]`,
];

/**
 * Seeded random number generator (mulberry32), so that tests are deterministic.
 * @returns a function that returns numbers in [0, 1)
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Keys of generated objects: fields that the site's stored data has. */
const NAMES = [
  'version',
  'value',
  'id',
  'text',
  'done',
  'chosen',
  'places',
  'questions',
  'answers',
  'drafts',
  'at',
];

/** Builds a random JSON value, at most five levels deep. */
function randomValue(random: () => number, depth = 0): unknown {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const kind = Math.floor(random() * (depth > 3 ? 5 : 7));
  const items = Array.from({ length: Math.floor(random() * 4) });
  if (kind === 0) return null;
  if (kind === 1) return random() > 0.5;
  if (kind === 2) return pick([0, 1, -1, 1.5, 1e21, 4_294_967_296, -2_147_483_649]);
  if (kind <= 4) return pick(FIXED_TEXTS).slice(0, 60);
  if (kind === 5) return items.map(() => randomValue(random, depth + 1));
  return Object.fromEntries(items.map(() => [pick(NAMES), randomValue(random, depth + 1)]));
}

/**
 * Returns the fixed texts, followed by generated ones.
 * @param generated number of generated texts
 */
export function hostileTexts(seed: number, generated: number): string[] {
  const random = seededRandom(seed);
  return [...FIXED_TEXTS, ...Array.from({ length: generated }, () => JSON.stringify(randomValue(random)))];
}
