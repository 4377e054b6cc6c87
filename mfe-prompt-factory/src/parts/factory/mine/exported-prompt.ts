/** Export of stored prompts as a text file or on paper. */

import { markAttributes } from '@ia/shared-services/ai-mark';
import { myPromptsTexts } from '../../../content/mine.ts';
import { talkTexts } from '../../../content/talk.ts';
import { resultTexts } from '../../../content/texts.ts';
import type { StoredAnswer, StoredTurn } from '../../../state/answers.ts';

const timeFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short' });
const dateFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/** Formats the time of an answer as «22 de novembro de 2026 às 10:15». */
export const formatTime = ({ at }: Pick<StoredAnswer, 'at'>): string => timeFormat.format(at);

/** Returns title and time, which distinguish several answers to one recipe. */
export const answerName = (answer: Pick<StoredAnswer, 'title' | 'at'>): string =>
  `«${answer.title}», ${formatTime(answer)}`;

/** Origin label, which accompanies the answer everywhere. */
export const originLabel = ({ source, incomplete }: Pick<StoredTurn, 'source' | 'incomplete'>): string =>
  source === 'none'
    ? talkTexts.practice
    : source === 'team'
      ? resultTexts.byTeam
      : [resultTexts.byAi, incomplete && resultTexts.incomplete.toLowerCase()].filter(Boolean).join(', ');

/** True for the URL of an image (data, absolute or relative), which replaces the text of an answer. */
const isPicture = (value: string) => /^(data:image\/|https?:\/\/\S+$|\.{0,2}\/\S+$)/.test(value);

export interface ExportedPrompt {
  id: string;
  title: string;
  /** Time and origin. */
  about: string;
  prompt: string;
  answer: string;
  /** The conversation after the answer. */
  turns: { ask: string; about: string; answer: string }[];
  /** AI warning; null for the team's examples. */
  note: string | null;
}

const isByAi = ({ source, value, turns = [] }: StoredAnswer): boolean =>
  (source === 'ai' && !isPicture(value)) || turns.some((turn) => turn.source === 'ai');

/** All text of an answer and its conversation, for search. */
export const searchableText = ({ title, prompt, value, turns = [] }: StoredAnswer): string =>
  [title, prompt, value, ...turns.flatMap((turn) => [turn.ask, turn.value])].join(' ');

/** Converts a stored answer to exported texts. */
export const toExportedPrompt = (answer: StoredAnswer): ExportedPrompt => ({
  id: answer.id,
  title: answer.title,
  about: `${formatTime(answer)} · ${originLabel(answer)}`,
  prompt: answer.prompt,
  answer: isPicture(answer.value) ? myPromptsTexts.image : answer.value.trim(),
  turns: (answer.turns ?? []).map((turn) => ({
    ask: turn.ask,
    about: originLabel(turn),
    answer: turn.value.trim(),
  })),
  note: isByAi(answer) ? resultTexts.checkAi : null,
});

const SEPARATOR = '-'.repeat(40);

/** Joins all prompts to one text with CRLF line ends, which every editor shows. */
export function toTextFile(answers: readonly StoredAnswer[], now: number): string {
  const parts = answers.map((answer) => {
    const { title, about, prompt, answer: answerText, turns, note } = toExportedPrompt(answer);
    return [
      title,
      about,
      '',
      `${resultTexts.prompt}:`,
      prompt,
      '',
      `${resultTexts.answer}:`,
      answerText,
      ...turns.flatMap((turn) => [
        '',
        `${talkTexts.you} ${turn.ask}`,
        '',
        `${resultTexts.answer} (${turn.about}):`,
        ...(turn.answer ? [turn.answer] : []),
      ]),
      ...(note ? ['', note, `${myPromptsTexts.mark} ${markAttributes}`] : []),
    ].join('\n');
  });
  const heading = myPromptsTexts.heading(dateFormat.format(now));
  return `${[heading, ...parts].join(`\n\n${SEPARATOR}\n\n`)}\n`.replace(/\r?\n/g, '\r\n');
}
