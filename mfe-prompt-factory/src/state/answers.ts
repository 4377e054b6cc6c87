/** The last answers, on this device: a reload or an empty battery loses nothing that was generated. */
import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { choicesSchema } from './drafts.ts';

/** The last moment that a date can say; what the device kept may have been written by somebody else. */
const LAST_DAY = 8.64e15;

const answerSchema = v.object({
  /** In the address of its result. */
  id: v.string(),
  recipeId: v.string(),
  title: v.string(),
  prompt: v.string(),
  choices: choicesSchema,
  /** When it was asked for, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_DAY)),
  source: v.picklist(['ai', 'team']),
  /** Why the team's example stands in for an answer. */
  reason: v.optional(v.picklist(['off', 'no-key', 'no-image-key', 'limited', 'refused', 'failed'])),
  /** Markdown, or the address of an image. */
  value: v.string(),
  /** Cancelled, or broken off by leaving, before its end. */
  incomplete: v.optional(v.boolean()),
});
export type KeptAnswer = v.InferOutput<typeof answerSchema>;

const schema = v.object({ version: v.literal(1), answers: lenientList(answerSchema) });
type Stored = v.InferOutput<typeof schema>;

const MOST = 5;
/** Characters of one answer that the device keeps. Most generated images are larger: they last while the site is open. */
export const LARGEST_KEPT = 200_000;

const EMPTY: Stored = { version: 1, answers: [] };
const deviceAnswers = deviceAtom<Stored>('promptFactoryAnswers', schema, EMPTY);
/** Everything that this tab generated, large images included; other tabs cannot push it out. */
const tabAnswers = atom<KeptAnswer[]>([]);

const withAnswer = (answers: readonly KeptAnswer[], answer: KeptAnswer) =>
  [answer, ...answers.filter(({ id }) => id !== answer.id)].sort((a, b) => b.at - a.at).slice(0, MOST);

export function useAnswers() {
  const [device, setDevice] = useAtom(deviceAnswers);
  const [tab, setTab] = useAtom(tabAnswers);
  const answers = useMemo(
    () =>
      [...tab, ...device.answers.filter(({ id }) => !tab.some((mine) => mine.id === id))].sort(
        (a, b) => b.at - a.at,
      ),
    [tab, device],
  );
  const clear = useCallback(() => {
    setTab([]);
    setDevice(EMPTY);
  }, [setTab, setDevice]);
  const keep = useKeepAnswer();
  const restore = useCallback(
    (cleared: readonly KeptAnswer[]) => {
      for (const answer of cleared) keep(answer);
    },
    [keep],
  );
  return { answers, clear, restore };
}

/** Keeps an answer, or what has arrived of it so far; other tabs' answers stay beside it. */
export function useKeepAnswer(): (answer: KeptAnswer) => void {
  const setDevice = useSetAtom(deviceAnswers);
  const setTab = useSetAtom(tabAnswers);
  return useCallback(
    (answer) => {
      setTab((kept) => withAnswer(kept, answer));
      if (answer.value.length > LARGEST_KEPT) return;
      setDevice((stored) => ({ version: 1, answers: withAnswer(stored.answers, answer) }));
    },
    [setDevice, setTab],
  );
}
