/** Language rules for Portuguese texts, based on the dictionary's readings of each word. */
import { findReadings, isKnown, type Reading } from './dictionary.ts';
import { ACRONYMS, NAMES, PHRASES } from './exceptions.ts';

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}+)*/gu;

/** Forms that are always wrong here, and the correction. */
const WRONG_FORMS: [RegExp, string][] = [
  [
    /\b(est(?:á|ão|ou|amos|ava|avam)|fic(?:a|ou)|vai|continua) \p{L}+ndo\b/u,
    '«está a fazer», não «está fazendo»',
  ],
  [/\bem uma?s?\b/iu, '«num», «numa»'],
  [/\bem (este|esta|esse|essa|aquele|aquela|ele|ela)s?\b/iu, '«neste», «nele»'],
  [/\b(co-[a-z]|auto-(?![hor])|anti-(?![hi])|re-[a-z])/iu, 'sem hífen (Acordo de 1990, Base XVI)'],
  [/([,;:!?])\1|(?<!\.)\.\.(?!\.)|[,;:][.,;:]|\.»\.|…\./u, 'sinal dobrado'],
  [/ [,;:.!?](?!\d)/u, 'espaço antes do sinal'],
  [/[^\s\uFFFC] {2,}\S/u, 'espaço dobrado'],
  [/\d %|\d%/u, 'espaço rígido (U+00A0) entre o número e «%»'],
  [/(?<![\p{L}])(?!se )(\p{L}{2,}) \1(?![\p{L}-])/iu, 'palavra dobrada'],
  [/"[\p{L}\d]/u, '«aspas» portuguesas'],
  [
    /\b(usuári[oa]s?|tela|telas|arquivo|arquivos|celular|celulares|mouse|trem|ônibus|banheiro|aplicativos?|time|times|equipes?|contat[oa]s?|registros?|fatos?|planejar|planejamento|gerenciar|cadastro|cadastrar|deletar|salvar|treinamento|compartilhar?)\b/iu,
    'uma palavra de Portugal',
  ],
  [
    /\b(o|aquilo|tudo o|quem|coisas?|pessoas?|factos?) que (lhe |nos )?(preciso|precisa|precisam|precisar|precisamos|gosta|gostam)\b(?! (de|que)\b| \p{L}+r\b)/iu,
    '«de que precisa», «de que gosta»',
  ],
  [
    /(?<!é que )(?:que|já|mais|nos|IA|Copilot) o (?:(?:possa|pode|podem|vai) )?(?:ajud|afet|surpreend|preocup|prejudic|interromp|deix)(?:a|e|am|em|ou)(?![\p{L}-])|(?:ajudá|avisá|surpreende|preocupa|ajuda)-lo(?!s)/iu,
    'quem lê pode ser uma mulher: sem «o»',
  ],
  [
    /\bsair para fora\b|\bsai para fora\b|\bentrar para dentro\b|\bhá \p{L}+ anos atrás\b/iu,
    'diz a mesma coisa duas vezes',
  ],
];

/**
 * Gender and number required by a word before a noun. «o», «a» and «as» are missing, because they may be
 * pronouns or prepositions: «as lê».
 */
const ARTICLES: Record<string, [gender: string, number: string]> = {};
const ENDINGS = [
  ['o', 'm', 's'],
  ['a', 'f', 's'],
  ['os', 'm', 'p'],
  ['as', 'f', 'p'],
] as const;
for (const stem of ['d', 'n', 'pel', 'noss', 'voss']) {
  for (const [ending, ...form] of ENDINGS) ARTICLES[stem + ending] = form;
}
for (const stem of ['est', 'ess', 'aquel', 'nest', 'ness', 'dest', 'dess']) {
  for (const [ending, ...form] of ENDINGS) ARTICLES[stem + ending.replace('o', 'e')] = form;
}
for (const stem of ['u', 'nu']) {
  for (const [ending, ...form] of ENDINGS) {
    ARTICLES[stem + (form[0] === 'f' ? `m${ending}` : ending.replace('os', 'ns').replace('o', 'm'))] = form;
  }
}

/** The dictionary uses '_' and '2' for forms of both genders or numbers. */
const ANY_FORM = new Set([undefined, '_', '2']);
const areCompatible = (one: string | undefined, other: string | undefined) =>
  ANY_FORM.has(one) || ANY_FORM.has(other) || one === other;
const agree = (one: Reading, other: Reading) =>
  areCompatible(one.gender, other.gender) && areCompatible(one.number, other.number);

const NOUN_CATEGORIES = new Set(['nc']);
const ADJECTIVE_CATEGORIES = new Set(['adj', 'a_nc', 'ppa']);
/** Readings of a word if all of them have one of these categories; otherwise null. */
const readingsIfAll = (word: string, kinds: ReadonlySet<string>) => {
  const found = findReadings(word);
  return found.length > 0 && found.every(({ category }) => kinds.has(category)) ? found : null;
};
/**
 * Words that the agreement check skips: they do not agree with a noun beside them, or the dictionary lists the
 * noun only in another category.
 */
const UNCHECKED_WORDS = new Set('só não mesmo meio junto incluindo exceto conforme escala'.split(' '));
/** Words that connect a noun to an earlier one. */
const LINKING_WORDS = new Set('de da do das dos e ou em no na para com'.split(' '));
const NOMINAL_CATEGORIES = new Set([...NOUN_CATEGORIES, ...ADJECTIVE_CATEGORIES]);

/** A verb may follow these: «nos documenta», «esta documenta». */
const PRONOUN = /^(nos|n?[ed]?(st|ss)[ea]s?|aquel[ea]s?)$/i;

/**
 * Returns true if a word may follow an article. A word that is also a verb counts as a
 * noun, except after a pronoun.
 */
function agreesWith([gender, number]: [string, string], word: string, afterPronoun: boolean): boolean {
  const nominal = afterPronoun
    ? readingsIfAll(word, NOMINAL_CATEGORIES)
    : findReadings(word).filter(({ category }) => NOMINAL_CATEGORIES.has(category));
  if (!nominal || nominal.length === 0 || UNCHECKED_WORDS.has(word)) return true;
  return nominal.some((each) => agree({ category: '', gender, number }, each));
}

/** Finds errors of agreement: «uma carta formal e claro», «a pedido claras», «da problema». */
function findDisagreements(words: string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i + 1 < words.length; i++) {
    const [first = '', second = '', and, fourth] = words.slice(i, i + 4);
    const article = ARTICLES[first.toLowerCase()];
    if (article && !agreesWith(article, second, PRONOUN.test(first))) found.push(`${first} ${second}`);
    const noun = readingsIfAll(first, NOUN_CATEGORIES);
    // In «linhas de assunto diferentes», «textos e imagens gerados» the adjective belongs to an earlier noun.
    if (!noun || LINKING_WORDS.has(words[i - 1]?.toLowerCase() ?? '')) continue;
    const adjective = UNCHECKED_WORDS.has(second) ? null : readingsIfAll(second, ADJECTIVE_CATEGORIES);
    const agrees = (word: Reading[]) => noun.some((each) => word.some((other) => agree(each, other)));
    if (adjective && !agrees(adjective)) found.push(`${first} ${second}`);
    const secondAdjective = and === 'e' && fourth ? readingsIfAll(fourth, ADJECTIVE_CATEGORIES) : null;
    const possibleAdjectives = findReadings(second).filter(({ category }) =>
      ADJECTIVE_CATEGORIES.has(category),
    );
    if (secondAdjective && agrees(possibleAdjectives) && !agrees(secondAdjective))
      found.push(`${first} ${second} e ${fourth}`);
  }
  return found;
}

/**
 * Finds missing contractions: «de o dia», but not «antes de o abrir» or «antes de o sítio abrir», where an
 * infinitive follows.
 */
function findMissingContractions(text: string): string[] {
  const uncontracted = /(?<![\p{L}-])(de|em|a|por) (o|a|os|as) (\p{L}[\p{L}-]*)/giu;
  return [...text.matchAll(uncontracted)]
    .filter((found) => {
      const next = found[3] ?? '';
      const before = text.slice(0, found.index);
      // Skips «de o» before an infinitive, and after «antes», «apesar» and others, which an infinitive follows.
      return (
        !/[aeiouô]r(em|mos)?(-\p{L}+)?$/iu.test(next) &&
        !/(antes|depois|apesar|além|caso|facto) $/iu.test(before)
      );
    })
    .map(([match]) => match);
}

/** Finds words missing in the dictionary, and acronyms missing in the list. */
function findUnknownWords(words: string[]): string[] {
  return words.flatMap((word) => {
    if (word.length < 2 || NAMES.has(word) || NAMES.has(word.toLowerCase())) return [];
    if (/^\p{Lu}[\p{Lu}\d]+$/u.test(word)) return word in ACRONYMS ? [] : [`«${word}»: sigla por explicar`];
    return isKnown(word) ? [] : [`«${word}»: não está no dicionário`];
  });
}

/**
 * Removes the lessons' markup, and replaces URLs and file names with U+FFFC, which marks interpolated values.
 */
function removeMarkup(text: string): string {
  return text
    .replace(/\[\[[a-z0-9-]+\|?([^\]]*)\]\]/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\S+@\S+|https?:\S+|\b[\w-]+(\.[\w-]+)+(\/\S*)?\b/g, '\uFFFC');
}

/** Checks a text. @returns the problems, each as a short sentence in Portuguese; [] without any */
export function portugueseProblems(source: string): string[] {
  let text = removeMarkup(source);
  for (const phrase of PHRASES) text = text.split(phrase).join('\uFFFC');
  const problems = WRONG_FORMS.flatMap(([form, advice]) => {
    const found = form.exec(text);
    return found ? [`«${found[0].trim()}»: ${advice}`] : [];
  });
  problems.push(...findMissingContractions(text).map((uncontracted) => `«${uncontracted}»: contrai-se`));
  for (const clause of text.split(/[.,;:!?…()«»[\]/·–\n\uFFFC"]+/)) {
    const words: string[] = clause.match(WORD) ?? [];
    problems.push(
      ...findDisagreements(words).map((pair) => `«${pair}»: não concorda`),
      ...findUnknownWords(words),
    );
  }
  return problems;
}
