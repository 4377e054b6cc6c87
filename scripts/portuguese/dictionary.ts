/**
 * The European Portuguese dictionary of Debian and LibreOffice, with the grammatical readings of each form.
 * Loaded once into memory.
 */
import dictionary from 'dictionary-pt-pt';

/** One reading of a form: 'claras' is an adjective, feminine, plural. `_` means both genders or numbers. */
export interface Reading {
  /** 'nc' noun, 'adj' adjective, 'a_nc' either, 'v' verb, 'ppa' participle, and others. */
  category: string;
  gender?: string;
  number?: string;
}

interface Rule {
  flag: string;
  strip: string;
  add: string;
  /** Pattern for the end (suffix) or the beginning (prefix) of the stem. */
  when: RegExp;
  features: string;
}

interface Entry {
  flags: string;
  features: string;
}

const lines = (file: Uint8Array) => new TextDecoder().decode(file).split('\n');

const entries = new Map<string, Entry[]>();
for (const line of lines(dictionary.dic).slice(1)) {
  const [stem = '', features = ''] = line.split('\t');
  const [word = '', flags = ''] = stem.split('/');
  if (!word) continue;
  const known = entries.get(word);
  if (known) known.push({ flags, features });
  else entries.set(word, [{ flags, features }]);
}

/** Suffix rules indexed by suffix, so that a lookup does not try all rules. */
const suffixes = new Map<string, Rule[]>();
const prefixes: Rule[] = [];
for (const line of lines(dictionary.aff)) {
  const [kind, flag = '', strip = '', add = '', when = '', features = ''] = line.split(/\s+/);
  if ((kind !== 'SFX' && kind !== 'PFX') || strip === 'Y' || strip === 'N') continue;
  const added = add === '0' ? '' : add.split('/')[0];
  const rule: Rule = {
    flag,
    strip: strip === '0' ? '' : strip,
    add: added ?? '',
    when: new RegExp(kind === 'SFX' ? `${when}$` : `^${when}`, 'u'),
    features,
  };
  if (kind === 'PFX') prefixes.push(rule);
  else suffixes.set(rule.add, [...(suffixes.get(rule.add) ?? []), rule]);
}

function feature(name: string, ...from: string[]): string | undefined {
  for (const features of from) {
    const found = new RegExp(`[[+,]${name}=([^,\\]]+)`).exec(features);
    if (found) return found[1];
  }
  return undefined;
}

function reading(stem: string, ...rules: string[]): Reading {
  const from = [...rules, stem];
  const tense = feature('T', ...rules);
  const category = tense === 'ppa' ? 'ppa' : (feature('CAT', ...from) ?? '');
  return { category, gender: feature('G', ...from), number: feature('N', ...from) };
}

function stems(form: string): Reading[] {
  const found = (entries.get(form) ?? []).map(({ features }) => reading(features));
  for (let cut = 0; cut <= form.length; cut++) {
    for (const rule of suffixes.get(form.slice(cut)) ?? []) {
      const stem = form.slice(0, cut) + rule.strip;
      if (!rule.when.test(stem)) continue;
      for (const { flags, features } of entries.get(stem) ?? []) {
        if (flags.includes(rule.flag)) found.push(reading(features, rule.features));
      }
    }
  }
  return found;
}

const cache = new Map<string, Reading[]>();

/** Returns the readings of a form; [] for an unknown word. */
export function readings(form: string): Reading[] {
  const cached = cache.get(form);
  if (cached) return cached;
  const lower = form.toLowerCase();
  const found = [...stems(form), ...(lower === form ? [] : stems(lower))];
  if (found.length === 0) {
    for (const { add, strip } of prefixes) {
      if (lower.startsWith(add)) found.push(...stems(strip + lower.slice(add.length)));
    }
  }
  cache.set(form, found);
  return found;
}

/**
 * Returns true if the dictionary has the form, or each part of a hyphenated form ('diga-me', 'pós-laboral').
 */
export function isKnown(form: string): boolean {
  if (readings(form).length > 0) return true;
  return form.includes('-') && form.split('-').every((part) => part === '' || readings(part).length > 0);
}
