/** Plain-language rules for every Portuguese text of the courses. Used only by the content tests. */

/** Maximum words per sentence for readers with little practice. */
const MAX_WORDS_PER_SENTENCE = 30;

/**
 * English words that slip into drafts. Product names and words the public already uses (e-mail, chat, online)
 * are allowed.
 */
const ENGLISH_WORDS =
  /\b(the|and|with|your|you|click|learn|learning|course|next|step|steps|feedback|download|upload|deadline|skills?|meeting|tips?|loading|error|submit|quizzes)\b/i;

/**
 * Brazilian forms, and spellings from before the 1990 agreement, each with its replacement. `\b` does not
 * recognise accented letters: a word that begins or ends with one has `\p{L}` around it.
 */
const FOREIGN_FORMS: [RegExp, string][] = [
  [
    /\b(est(á|ão|ou|amos|ava|avam)|fic(a|ou)|vai|continua) \p{L}+ndo\b/u,
    '«está a fazer», não «está fazendo»',
  ],
  [/(?<!\p{L})vocês?(?!\p{L})/iu, 'o sujeito fica implícito'],
  [/\btelas?\b/i, '«ecrã»'],
  [/\busuári[oa]s?\b/i, '«utilizador» ou «pessoa»'],
  [/\barquivos?\b/i, '«ficheiro»'],
  [/\bcompartilh/i, '«partilhar»'],
  [/\bem uma?\b/i, '«num», «numa»'],
  [/\bcelular/i, '«telemóvel»'],
  [/\bcontat[oa]/i, '«contacto»'],
  [/\bequipes?\b/i, '«equipa»'],
  [/\btimes?\b/i, '«equipa»'],
  [/\bgerenci/i, '«gerir»'],
  [/\bplanej/i, '«planear»'],
  [/\bregistros?\b/i, '«registo»'],
  [/\bcadastr/i, '«registo», «inscrição»'],
  [
    /(?<!\p{L})(deletar|salvar|baixar|aplicativo|mouse|ônibus|trem|banheiro|treinamento)(?!\p{L})/iu,
    'uma palavra de Portugal',
  ],
  [/\bfatos?\b/i, '«facto»'],
  [/\p{L}[ôê]mic[oa]s?\b|\bgêner|\bbebê|\bAntônio/iu, 'acento agudo em Portugal'],
  [
    /(?<!\p{L})(acç|actual|actividade|projecto|óptim|direcç|objectiv|correct[oa]|excepto|seleccion)/iu,
    'Acordo Ortográfico de 1990',
  ],
  [/—/, 'uma frase nova em vez de travessão'],
];

/** Addressing the reader as «tu». Prompts use it ('Resume este texto') and are exempt. */
const INFORMAL = /\b(tu|teus?|tuas?|contigo|podes|queres|tens|sabes|fazes|consegues|precisas)\b/i;

export interface Prose {
  text: string;
  /** True for prompts, which may address the AI as «tu». */
  toAi: boolean;
}

/** Returns the problems of a text as messages for the editor; empty when there are none. */
export function plainLanguageProblems({ text, toAi }: Prose): string[] {
  const visibleText = text.replace(/\[\[[a-z0-9-]+\|?([^\]]*)\]\]/g, '$1').replace(/\*\*/g, '');
  const problems: string[] = [];
  for (const sentence of visibleText.split(/(?<=[.!?…:;])\s+|\n+/)) {
    const wordCount = sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
    if (wordCount > MAX_WORDS_PER_SENTENCE) problems.push(`frase com ${wordCount} palavras: «${sentence}»`);
  }
  const english = visibleText.match(ENGLISH_WORDS);
  if (english) problems.push(`palavra inglesa «${english[0]}» em «${visibleText}»`);
  for (const [form, advice] of FOREIGN_FORMS) {
    const match = visibleText.match(form);
    if (match && visibleText !== 'Você') problems.push(`«${match[0]}»: ${advice}, em «${visibleText}»`);
  }
  // Text in « » is a prompt to the AI.
  const informal = toAi ? null : visibleText.replace(/«[^»]*»/g, '«»').match(INFORMAL);
  if (informal) problems.push(`tratamento por «tu» («${informal[0]}») em «${visibleText}»`);
  return problems;
}
