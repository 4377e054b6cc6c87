/** What somebody takes along of their prompts: a text file, or paper. */

import { mineTexts } from '../content/mine.ts';
import { talkTexts } from '../content/talk.ts';
import { resultTexts } from '../content/texts.ts';
import type { KeptAnswer, KeptTurn } from '../state/answers.ts';

const moment = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/** «22 de novembro de 2026 às 10:15» */
export const momentOf = ({ at }: Pick<KeptAnswer, 'at'>): string => moment.format(at);

/** Which one, where several answer the same recipe. */
export const nameOf = (answer: Pick<KeptAnswer, 'title' | 'at'>): string =>
  `«${answer.title}», ${momentOf(answer)}`;

/** Who made it: the label goes wherever the answer goes. */
export const originOf = ({ source, incomplete }: Pick<KeptTurn, 'source' | 'incomplete'>): string =>
  source === 'none'
    ? talkTexts.practice
    : source === 'team'
      ? resultTexts.byTeam
      : [resultTexts.byAi, incomplete && resultTexts.incomplete.toLowerCase()].filter(Boolean).join(', ');

const isPicture = (value: string) => /^(data:image\/|https?:\/\/\S+$|\.{0,2}\/\S+$)/.test(value);

export interface OwnText {
  id: string;
  title: string;
  /** When, and who made it. */
  about: string;
  prompt: string;
  answer: string;
  /** What was said after it. */
  turns: { ask: string; about: string; answer: string }[];
  /** That AI errs; nothing under an example of the team. */
  note: string | null;
}

const isByAi = ({ source, value, turns = [] }: KeptAnswer): boolean =>
  (source === 'ai' && !isPicture(value)) || turns.some((turn) => turn.source === 'ai');

/** All that was said, in one text, to search in. */
export const wordsOf = ({ title, prompt, value, turns = [] }: KeptAnswer): string =>
  [title, prompt, value, ...turns.flatMap((turn) => [turn.ask, turn.value])].join(' ');

export const ownText = (answer: KeptAnswer): OwnText => ({
  id: answer.id,
  title: answer.title,
  about: `${momentOf(answer)} · ${originOf(answer)}`,
  prompt: answer.prompt,
  answer: isPicture(answer.value) ? mineTexts.image : answer.value.trim(),
  turns: (answer.turns ?? []).map((turn) => ({
    ask: turn.ask,
    about: originOf(turn),
    answer: turn.value.trim(),
  })),
  note: isByAi(answer) ? resultTexts.checkAi : null,
});

export const headingOf = (now: number): string => mineTexts.heading(day.format(now));

const RULE = '-'.repeat(40);

/** All of them as one text, with line ends that every editor shows. */
export function asTextFile(answers: readonly KeptAnswer[], now: number): string {
  const parts = answers.map((answer) => {
    const { title, about, prompt, answer: words, turns, note } = ownText(answer);
    return [
      title,
      about,
      '',
      `${resultTexts.prompt}:`,
      prompt,
      '',
      `${resultTexts.answer}:`,
      words,
      ...turns.flatMap((turn) => [
        '',
        `${talkTexts.you} ${turn.ask}`,
        '',
        `${resultTexts.answer} (${turn.about}):`,
        ...(turn.answer ? [turn.answer] : []),
      ]),
      ...(note ? ['', note] : []),
    ].join('\n');
  });
  return `${[headingOf(now), ...parts].join(`\n\n${RULE}\n\n`)}\n`.replace(/\r?\n/g, '\r\n');
}
