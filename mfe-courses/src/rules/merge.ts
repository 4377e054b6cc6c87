/**
 * Merges the data of two devices when a visitor imports an export in «O meu progresso». Each stored key
 * declares a rule: `max` takes the greater number, `local` keeps this device's value, `union` joins JSON
 * deeply.
 */
import type { DeviceKey } from '@ia/federation';

type Rule = NonNullable<DeviceKey['merge']>;
type Union = Extract<Rule, { rule: 'union' }>;
type Json = unknown;

/** Maximum nesting depth; stored data is far shallower. */
const MAX_DEPTH = 20;

/** The incoming value cannot be merged: not JSON, nested too deep, or of another kind than the local one. */
class MergeMismatch extends Error {}

type Kind = 'list' | 'object' | 'number' | 'string' | 'boolean' | 'null';
const kindOf = (value: Json): Kind => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value as Exclude<Kind, 'list' | 'null'>;
};

/** Serializes a value with sorted fields, so that equal values have equal text. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

const compare = (a: string | number, b: string | number): number => (a === b ? 0 : a < b ? -1 : 1);
const readField = (value: Json, field: string): Json => (value as Record<string, Json> | null)?.[field];

/** Returns the timestamp of an item; '' sorts items without one as oldest. */
const readTime = (value: Json, field: string): string | number => {
  const time = readField(value, field);
  return typeof time === 'number' || typeof time === 'string' ? time : '';
};
const compareTimes = (a: Json, b: Json, field: string): number => {
  const [first, other] = [readTime(a, field), readTime(b, field)];
  return typeof first === typeof other ? compare(first, other) : compare(String(first), String(other));
};

function joinLists(a: readonly Json[], b: readonly Json[], rule: Union, depth: number): Json[] {
  const kinds = new Set([...a, ...b].map(kindOf));
  if (kinds.size > 1) throw new MergeMismatch();
  const { idField, timeField, maxEntries } = rule;
  const joined = new Map<string, Json>();
  for (const item of [...a, ...b]) {
    const name = canonical(idField && kinds.has('object') ? readField(item, idField) : item);
    joined.set(name, joined.has(name) ? join(joined.get(name), item, rule, depth) : item);
  }
  const sortedItems = [...joined.values()].sort(
    (first, other) =>
      (timeField ? -compareTimes(first, other, timeField) : 0) ||
      (typeof first === 'number' ? first - Number(other) : compare(canonical(first), canonical(other))),
  );
  return sortedItems.slice(0, maxEntries);
}

function joinObjects(a: object, b: object, rule: Union, depth: number): Json {
  const comparison = rule.timeField ? compareTimes(a, b, rule.timeField) : 0;
  if (comparison !== 0) return comparison > 0 ? a : b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('__proto__');
  return Object.fromEntries(
    [...names].map((name) => [name, join(readField(a, name), readField(b, name), rule, depth)]),
  );
}

/**
 * Returns the least value that contains both (the join of a lattice).
 * @throws MergeMismatch when the two are of different kinds
 */
function join(a: Json, b: Json, rule: Union, depth = 0): Json {
  if (depth > MAX_DEPTH) throw new MergeMismatch();
  const [kind, other] = [kindOf(a), kindOf(b)];
  if (kind === 'null') return b;
  if (other === 'null') return a;
  if (kind !== other) throw new MergeMismatch();
  if (canonical(a) === canonical(b)) return a;
  switch (kind) {
    case 'list':
      return joinLists(a as Json[], b as Json[], rule, depth + 1);
    case 'object':
      return joinObjects(a as object, b as object, rule, depth + 1);
    case 'number':
      return Math.max(a as number, b as number);
    case 'boolean':
      return a || b;
    case 'string': {
      // The longer text, or the last in order of two equally long ones.
      const [first, other] = [a as string, b as string];
      return (first.length - other.length || compare(first, other)) > 0 ? first : other;
    }
  }
}

/** Value of the rule `max`: points. */
const POINTS = /^\d{1,9}$/;
/** Value of the rule `local`, such as a vote 'up'. */
const SINGLE_WORD = /^[\w-]{1,40}$/;

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new MergeMismatch();
  }
}

const isContainer = (value: Json) => kindOf(value) === 'list' || kindOf(value) === 'object';

function mergeUnion(mine: string | null, theirs: string, rule: Union): string {
  const incoming = parseJson(theirs);
  if (!isContainer(incoming)) throw new MergeMismatch();
  let local: Json;
  try {
    local = mine === null ? null : JSON.parse(mine);
  } catch {
    local = null; // Local text is not JSON, so nothing readable is lost.
  }
  if (kindOf(local) === 'null') return theirs;
  const joined = join(local, incoming, rule);
  return canonical(joined) === canonical(local) ? (mine as string) : JSON.stringify(joined);
}

/**
 * Merges the text that another device stored under a key (`theirs`) into the local text (`mine`, null when
 * there is none). The result never has less than the local text.
 * @returns null when the incoming text is invalid for this key; the local text then stays
 */
export function merge(rule: Rule, mine: string | null, theirs: string): string | null {
  try {
    switch (rule.rule) {
      case 'max':
        if (!POINTS.test(theirs)) return null;
        return mine !== null && POINTS.test(mine) && Number(mine) >= Number(theirs) ? mine : theirs;
      case 'local':
        return SINGLE_WORD.test(theirs) ? (mine ?? theirs) : null;
      case 'union':
        return mergeUnion(mine, theirs, rule);
    }
  } catch (error) {
    if (error instanceof MergeMismatch) return null;
    throw error;
  }
}
