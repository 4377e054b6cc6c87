/** Language rules for Portuguese texts, based on the dictionary's readings of each word. */
import { isKnown, type Reading, readings } from './dictionary.ts';
import { ACRONYMS, NAMES, PHRASES } from './exceptions.ts';

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}+)*/gu;

/** Forms that are always wrong here, and the correction. */
const FORMS: [RegExp, string][] = [
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
const EITHER = new Set([undefined, '_', '2']);
const fits = (one: string | undefined, other: string | undefined) =>
  EITHER.has(one) || EITHER.has(other) || one === other;
const agree = (one: Reading, other: Reading) =>
  fits(one.gender, other.gender) && fits(one.number, other.number);

const NOUN = new Set(['nc']);
const QUALIFIES = new Set(['adj', 'a_nc', 'ppa']);
const only = (word: string, kinds: ReadonlySet<string>) => {
  const found = readings(word);
  return found.length > 0 && found.every(({ category }) => kinds.has(category)) ? found : null;
};
/**
 * Words next to a noun that do not agree with it, or nouns that the dictionary lists only
 * in another category.
 */
const ADVERBS = new Set('só não mesmo meio junto incluindo exceto conforme escala'.split(' '));
const LINKS = new Set('de da do das dos e ou em no na para com'.split(' '));
const NOMINAL = new Set([...NOUN, ...QUALIFIES]);

/** A verb may follow these: «nos documenta», «esta documenta». */
const PRONOUN = /^(nos|n?[ed]?(st|ss)[ea]s?|aquel[ea]s?)$/i;

/**
 * Returns true if a word may follow an article. A word that is also a verb counts as a
 * noun, except after a pronoun.
 */
function agreesWith([gender, number]: [string, string], word: string, afterPronoun: boolean): boolean {
  const nominal = afterPronoun
    ? only(word, NOMINAL)
    : readings(word).filter(({ category }) => NOMINAL.has(category));
  if (!nominal || nominal.length === 0 || ADVERBS.has(word)) return true;
  return nominal.some((each) => agree({ category: '', gender, number }, each));
}

/** Finds errors of agreement: «uma carta formal e claro», «a pedido claras», «da problema». */
function disagreements(words: string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i + 1 < words.length; i++) {
    const [first = '', second = '', and, fourth] = words.slice(i, i + 4);
    const article = ARTICLES[first.toLowerCase()];
    if (article && !agreesWith(article, second, PRONOUN.test(first))) found.push(`${first} ${second}`);
    const noun = only(first, NOUN);
    // In «linhas de assunto diferentes», «textos e imagens gerados» the adjective belongs to an earlier noun.
    if (!noun || LINKS.has(words[i - 1]?.toLowerCase() ?? '')) continue;
    const quality = ADVERBS.has(second) ? null : only(second, QUALIFIES);
    const agrees = (word: Reading[]) => noun.some((each) => word.some((other) => agree(each, other)));
    if (quality && !agrees(quality)) found.push(`${first} ${second}`);
    const joined = and === 'e' && fourth ? only(fourth, QUALIFIES) : null;
    const either = readings(second).filter(({ category }) => QUALIFIES.has(category));
    if (joined && agrees(either) && !agrees(joined)) found.push(`${first} ${second} e ${fourth}`);
  }
  return found;
}

/**
 * Finds missing contractions: «de o dia», but not «antes de o abrir» or «antes de o sítio abrir», where an
 * infinitive follows.
 */
function contractions(text: string): string[] {
  const apart = /(?<![\p{L}-])(de|em|a|por) (o|a|os|as) (\p{L}[\p{L}-]*)/giu;
  return [...text.matchAll(apart)]
    .filter((found) => {
      const next = found[3] ?? '';
      const before = text.slice(0, found.index);
      return (
        !/[aeiouô]r(em|mos)?(-\p{L}+)?$/iu.test(next) &&
        !/(antes|depois|apesar|além|caso|facto) $/iu.test(before)
      );
    })
    .map(([all]) => all);
}

/** Finds words missing in the dictionary, and acronyms missing in the list. */
function unknown(words: string[]): string[] {
  return words.flatMap((word) => {
    if (word.length < 2 || NAMES.has(word) || NAMES.has(word.toLowerCase())) return [];
    if (/^\p{Lu}[\p{Lu}\d]+$/u.test(word)) return word in ACRONYMS ? [] : [`«${word}»: sigla por explicar`];
    return isKnown(word) ? [] : [`«${word}»: não está no dicionário`];
  });
}

/**
 * Removes the lessons' markup, and replaces URLs and file names with U+FFFC, which marks interpolated values.
 */
function plain(text: string): string {
  return text
    .replace(/\[\[[a-z0-9-]+\|?([^\]]*)\]\]/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\S+@\S+|https?:\S+|\b[\w-]+(\.[\w-]+)+(\/\S*)?\b/g, '\uFFFC');
}

/** Checks a text. @returns the problems, each as a short sentence in Portuguese; [] without any */
export function portugueseProblems(source: string): string[] {
  let text = plain(source);
  for (const phrase of PHRASES) text = text.split(phrase).join('\uFFFC');
  const problems = FORMS.flatMap(([form, advice]) => {
    const found = form.exec(text);
    return found ? [`«${found[0].trim()}»: ${advice}`] : [];
  });
  problems.push(...contractions(text).map((apart) => `«${apart}»: contrai-se`));
  for (const clause of text.split(/[.,;:!?…()«»[\]/·–\n\uFFFC"]+/)) {
    const words: string[] = clause.match(WORD) ?? [];
    problems.push(...disagreements(words).map((pair) => `«${pair}»: não concorda`), ...unknown(words));
  }
  return problems;
}
