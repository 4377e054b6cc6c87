/** Plain-language rules for every Portuguese text of the courses. Used by the content tests only. */

/** More words than this in one sentence and a reader with little practice loses the thread. */
const MAX_WORDS = 30;

/** English that slips into a draft. Product names and words the public already uses (e-mail, chat, online) are fine. */
const ENGLISH =
  /\b(the|and|with|your|you|click|learn|learning|course|next|step|steps|feedback|download|upload|deadline|skills?|meeting|tips?|loading|error|submit|quizzes)\b/i;

/** Brazilian forms, and spellings from before the 1990 agreement. Each with the word to use instead. */
const FORMS: [RegExp, string][] = [
  [
    /\b(est(á|ão|ou|amos|ava|avam)|fic(a|ou)|vai|continua) \p{L}+ndo\b/u,
    '«está a fazer», não «está fazendo»',
  ],
  [/\bvocês?\b/i, 'o sujeito fica implícito'],
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
    /\b(deletar|salvar|baixar|aplicativo|mouse|ônibus|trem|banheiro|treinamento)\b/i,
    'uma palavra de Portugal',
  ],
  [/\bfatos?\b/i, '«facto»'],
  [/\p{L}[ôê]mic[oa]s?\b|\bgêner|\bbebê|\bAntônio/iu, 'acento agudo em Portugal'],
  [
    /\b(acç|actual|actividade|projecto|óptim|direcç|objectiv|correct[oa]|excepto|seleccion)/i,
    'Acordo Ortográfico de 1990',
  ],
  [/—/, 'uma frase nova em vez de travessão'],
];

/** «tu» to the reader. Texts written to the AI use it ('Resume este texto') and are exempt. */
const INFORMAL = /\b(tu|teus?|tuas?|contigo|podes|queres|tens|sabes|fazes|consegues|precisas)\b/i;

export interface Reading {
  text: string;
  /** Spoken to the AI, not to the reader: prompts. */
  toAi: boolean;
}

/** What an editor would mark in this text, as sentences to show; empty when it reads well. */
export function readingProblems({ text, toAi }: Reading): string[] {
  const plain = text.replace(/\[\[[a-z0-9-]+\|?([^\]]*)\]\]/g, '$1').replace(/\*\*/g, '');
  const problems: string[] = [];
  for (const sentence of plain.split(/(?<=[.!?…:;])\s+|\n+/)) {
    const words = sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
    if (words > MAX_WORDS) problems.push(`frase com ${words} palavras: «${sentence}»`);
  }
  const english = plain.match(ENGLISH);
  if (english) problems.push(`palavra inglesa «${english[0]}» em «${plain}»`);
  for (const [form, advice] of FORMS) {
    const found = plain.match(form);
    if (found && plain !== 'Você') problems.push(`«${found[0]}»: ${advice}, em «${plain}»`);
  }
  // Between « » stands what one writes to the AI.
  const informal = toAi ? null : plain.replace(/«[^»]*»/g, '«»').match(INFORMAL);
  if (informal) problems.push(`tratamento por «tu» («${informal[0]}») em «${plain}»`);
  return problems;
}
