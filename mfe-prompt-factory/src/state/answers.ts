/** The last answers, on this device: a reload or an empty battery loses nothing that was generated. */
import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { choicesSchema } from './drafts.ts';

/** The last moment that a date can say; what the device kept may have been written by somebody else. */
const LAST_DAY = 8.64e15;

const reason = v.picklist(['off', 'no-key', 'no-image-key', 'limited', 'ceiling', 'refused', 'failed']);
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_DAY));

/** What was said after the first answer, and the answer to it. */
const turnSchema = v.object({
  ask: v.string(),
  at: moment,
  /** 'none': practised without an AI, and nobody had written an example. */
  source: v.picklist(['ai', 'team', 'none']),
  reason: v.optional(reason),
  value: v.string(),
  incomplete: v.optional(v.boolean()),
});
export type KeptTurn = v.InferOutput<typeof turnSchema>;

const answerSchema = v.object({
  /** In the address of its result. */
  id: v.string(),
  recipeId: v.string(),
  title: v.string(),
  prompt: v.string(),
  choices: choicesSchema,
  /** When it was asked for, in milliseconds since 1970. */
  at: moment,
  source: v.picklist(['ai', 'team']),
  /** Why the team's example stands in for an answer. */
  reason: v.optional(reason),
  /** Markdown, or the address of an image. */
  value: v.string(),
  /** Cancelled, or broken off by leaving, before its end. */
  incomplete: v.optional(v.boolean()),
  /** Stays when older ones go. */
  favourite: v.optional(v.boolean()),
  turns: v.optional(lenientList(turnSchema)),
});
export type KeptAnswer = v.InferOutput<typeof answerSchema>;

const schema = v.object({ version: v.literal(1), answers: lenientList(answerSchema) });
type Stored = v.InferOutput<typeof schema>;

export const MOST = 50;
/** Characters of one answer that the device keeps. Most generated images are larger: they last while the site is open. */
export const LARGEST_KEPT = 200_000;
/** Characters of all of them: a browser gives a site some five million, and writes them anew with each answer. */
const ROOM = { device: 400_000, tab: 20_000_000 };

const EMPTY: Stored = { version: 1, answers: [] };
const deviceAnswers = deviceAtom<Stored>('promptFactoryAnswers', schema, EMPTY);
/** Everything that this tab generated, large images included; other tabs cannot push it out. */
const tabAnswers = atom<KeptAnswer[]>([]);

const sizeOf = ({ value, prompt, turns = [] }: KeptAnswer): number =>
  turns.reduce((sum, turn) => sum + turn.ask.length + turn.value.length, value.length + prompt.length);

/** Newest first. The new one has its place; after it the favourites, and then the newest, as long as there is room. */
function withAnswer(answers: readonly KeptAnswer[], answer: KeptAnswer, room: number): KeptAnswer[] {
  const before = answers.find(({ id }) => id === answer.id);
  const fresh = before?.favourite ? { ...answer, favourite: true } : answer;
  const others = answers.filter(({ id }) => id !== answer.id).sort((a, b) => b.at - a.at);
  const kept: KeptAnswer[] = [];
  for (const one of [
    fresh,
    ...others.filter(({ favourite }) => favourite),
    ...others.filter((o) => !o.favourite),
  ]) {
    room -= sizeOf(one);
    if (kept.length === MOST || (room < 0 && kept.length > 0)) break;
    kept.push(one);
  }
  return kept.sort((a, b) => b.at - a.at);
}

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
  const change = useCallback(
    (next: (kept: readonly KeptAnswer[]) => KeptAnswer[]) => {
      setTab(next);
      setDevice(({ answers }) => ({ version: 1, answers: next(answers) }));
    },
    [setTab, setDevice],
  );
  const remove = useCallback(
    (gone: string) => change((kept) => kept.filter(({ id }) => id !== gone)),
    [change],
  );
  const favour = useCallback(
    (chosen: string, favourite: boolean) =>
      change((kept) => kept.map((one) => (one.id === chosen ? { ...one, favourite } : one))),
    [change],
  );
  return { answers, clear, restore, remove, favour };
}

/** Keeps an answer, or what has arrived of it so far; other tabs' answers stay beside it. */
export function useKeepAnswer(): (answer: KeptAnswer) => void {
  const setDevice = useSetAtom(deviceAnswers);
  const setTab = useSetAtom(tabAnswers);
  return useCallback(
    (answer) => {
      setTab((kept) => withAnswer(kept, answer, ROOM.tab));
      if (answer.value.length > LARGEST_KEPT) return;
      setDevice((stored) => ({ version: 1, answers: withAnswer(stored.answers, answer, ROOM.device) }));
    },
    [setDevice, setTab],
  );
}
