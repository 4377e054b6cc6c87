/**
 * The European Portuguese dictionary of Debian and LibreOffice, with the grammatical readings of each form.
 * Loaded once into memory. `rules.ts` checks the site's texts with it.
 */
import dictionary from 'dictionary-pt-pt';

/** One reading of a form: 'claras' is an adjective, feminine, plural. `_` means both genders or numbers. */
export interface Reading {
  /** 'nc' noun, 'adj' adjective, 'a_nc' either, 'v' verb, 'ppa' participle, and others. */
  category: string;
  gender?: string;
  number?: string;
}

/** A hunspell affix rule: derives a form from a stem. */
interface AffixRule {
  /** Flag of the stems to which the rule applies. */
  flag: string;
  /** Ending (or beginning) of the stem that the affix replaces. */
  strip: string;
  /** The affix. */
  add: string;
  /** Pattern for the end (suffix) or the beginning (prefix) of the stem. */
  condition: RegExp;
  /** Grammatical features of the form: '[CAT=nc,G=m,N=s]'. */
  features: string;
}

/** A stem of the dictionary: flags of its affix rules, and its features. */
interface Entry {
  flags: string;
  features: string;
}

const readLines = (file: Uint8Array) => new TextDecoder().decode(file).split('\n');

/** Entries by word. A line of the file is `word/flags<TAB>features`. */
const entries = new Map<string, Entry[]>();
for (const line of readLines(dictionary.dic).slice(1)) {
  const [stem = '', features = ''] = line.split('\t');
  const [word = '', flags = ''] = stem.split('/');
  if (!word) continue;
  const existing = entries.get(word);
  if (existing) existing.push({ flags, features });
  else entries.set(word, [{ flags, features }]);
}

/** Suffix rules indexed by suffix, so that a lookup does not try all rules. */
const suffixes = new Map<string, AffixRule[]>();
const prefixes: AffixRule[] = [];
for (const line of readLines(dictionary.aff)) {
  const [kind, flag = '', strip = '', add = '', condition = '', features = ''] = line.split(/\s+/);
  if ((kind !== 'SFX' && kind !== 'PFX') || strip === 'Y' || strip === 'N') continue;
  const added = add === '0' ? '' : add.split('/')[0];
  const rule: AffixRule = {
    flag,
    strip: strip === '0' ? '' : strip,
    add: added ?? '',
    condition: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u'),
    features,
  };
  if (kind === 'PFX') prefixes.push(rule);
  else suffixes.set(rule.add, [...(suffixes.get(rule.add) ?? []), rule]);
}

/** Reads a feature from the first text that has it: `CAT` category, `G` gender, `N` number, `T` tense. */
function readFeature(name: string, ...from: string[]): string | undefined {
  for (const features of from) {
    const found = new RegExp(`[[+,]${name}=([^,\\]]+)`).exec(features);
    if (found) return found[1];
  }
  return undefined;
}

/** Creates the reading of a form. The features of its affix rules take precedence over the stem's. */
function createReading(stem: string, ...rules: string[]): Reading {
  const from = [...rules, stem];
  const tense = readFeature('T', ...rules);
  const category = tense === 'ppa' ? 'ppa' : (readFeature('CAT', ...from) ?? '');
  return { category, gender: readFeature('G', ...from), number: readFeature('N', ...from) };
}

/** Finds the readings of a form: as an entry, or as a stem with a suffix. */
function findBySuffix(form: string): Reading[] {
  const found = (entries.get(form) ?? []).map(({ features }) => createReading(features));
  for (let cut = 0; cut <= form.length; cut++) {
    for (const rule of suffixes.get(form.slice(cut)) ?? []) {
      const stem = form.slice(0, cut) + rule.strip;
      if (!rule.condition.test(stem)) continue;
      for (const { flags, features } of entries.get(stem) ?? []) {
        if (flags.includes(rule.flag)) found.push(createReading(features, rule.features));
      }
    }
  }
  return found;
}

const cache = new Map<string, Reading[]>();

/** Returns the readings of a form; [] for an unknown word. */
export function findReadings(form: string): Reading[] {
  const cached = cache.get(form);
  if (cached) return cached;
  const lower = form.toLowerCase();
  const found = [...findBySuffix(form), ...(lower === form ? [] : findBySuffix(lower))];
  // Last resort, so without the flag and condition of the rule: a prefix may precede any stem.
  if (found.length === 0) {
    for (const { add, strip } of prefixes) {
      if (lower.startsWith(add)) found.push(...findBySuffix(strip + lower.slice(add.length)));
    }
  }
  cache.set(form, found);
  return found;
}

/**
 * Returns true if the dictionary has the form, or each part of a hyphenated form ('diga-me', 'pós-laboral').
 */
export function isKnown(form: string): boolean {
  if (findReadings(form).length > 0) return true;
  return form.includes('-') && form.split('-').every((part) => part === '' || findReadings(part).length > 0);
}
