/** The latest answers, stored on this device so that a reload or an empty battery loses nothing. */
import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { choicesSchema } from './drafts.ts';

/** Maximum time value of a Date; stored values are untrusted. */
const LAST_DAY = 8.64e15;

const reason = v.picklist(['off', 'no-key', 'no-image-key', 'limited', 'ceiling', 'refused', 'failed']);
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_DAY));

/** One turn of the conversation after the first answer. */
const turnSchema = v.object({
  ask: v.string(),
  at: moment,
  /** 'none': practised without AI, and no example existed. */
  source: v.picklist(['ai', 'team', 'none']),
  reason: v.optional(reason),
  value: v.string(),
  incomplete: v.optional(v.boolean()),
});
export type StoredTurn = v.InferOutput<typeof turnSchema>;

const answerSchema = v.object({
  /** Id used in the URL of its result. */
  id: v.string(),
  recipeId: v.string(),
  title: v.string(),
  prompt: v.string(),
  choices: choicesSchema,
  /** Time of the request, in ms since 1970. */
  at: moment,
  source: v.picklist(['ai', 'team']),
  /** Reason why the team's example replaces an answer. */
  reason: v.optional(reason),
  /** Markdown, or the URL of an image. */
  value: v.string(),
  /** Cancelled, or interrupted by leaving the page. */
  incomplete: v.optional(v.boolean()),
  /** Exempt from eviction. */
  favourite: v.optional(v.boolean()),
  turns: v.optional(lenientList(turnSchema)),
});
export type StoredAnswer = v.InferOutput<typeof answerSchema>;

const schema = v.object({ version: v.literal(1), answers: lenientList(answerSchema) });
type Stored = v.InferOutput<typeof schema>;

/** Maximum number of stored answers. */
export const MAX_ANSWERS = 50;
/** Maximum size of one stored answer, in characters. Most generated images are larger and stay in memory. */
export const MAX_STORED_LENGTH = 200_000;
/**
 * Total size limits, in characters: a browser grants a site about five million, and each answer rewrites the whole
 * list.
 */
const CAPACITY = { device: 400_000, tab: 20_000_000 };

const EMPTY: Stored = { version: 1, answers: [] };
const deviceAnswers = deviceAtom<Stored>('promptFactoryAnswers', schema, EMPTY);
/** Answers of this tab, including large images; other tabs cannot evict them. */
const tabAnswers = atom<StoredAnswer[]>([]);

const sizeOf = ({ value, prompt, turns = [] }: StoredAnswer): number =>
  turns.reduce((sum, turn) => sum + turn.ask.length + turn.value.length, value.length + prompt.length);

/**
 * Adds an answer and evicts others: the new one stays, then favourites, then the newest, as far as the limits allow.
 */
function withAnswer(
  answers: readonly StoredAnswer[],
  answer: StoredAnswer,
  capacity: number,
): StoredAnswer[] {
  const before = answers.find(({ id }) => id === answer.id);
  const fresh = before?.favourite ? { ...answer, favourite: true } : answer;
  const others = answers.filter(({ id }) => id !== answer.id).sort((a, b) => b.at - a.at);
  const retained: StoredAnswer[] = [];
  for (const one of [
    fresh,
    ...others.filter(({ favourite }) => favourite),
    ...others.filter((o) => !o.favourite),
  ]) {
    capacity -= sizeOf(one);
    if (retained.length === MAX_ANSWERS || (capacity < 0 && retained.length > 0)) break;
    retained.push(one);
  }
  return retained.sort((a, b) => b.at - a.at);
}

/** Stored answers of device and tab, newest first, with actions. */
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
  const storeAnswer = useStoreAnswer();
  const restore = useCallback(
    (cleared: readonly StoredAnswer[]) => {
      for (const answer of cleared) storeAnswer(answer);
    },
    [storeAnswer],
  );
  const change = useCallback(
    (next: (stored: readonly StoredAnswer[]) => StoredAnswer[]) => {
      setTab(next);
      setDevice(({ answers }) => ({ version: 1, answers: next(answers) }));
    },
    [setTab, setDevice],
  );
  const remove = useCallback(
    (gone: string) => change((stored) => stored.filter(({ id }) => id !== gone)),
    [change],
  );
  const favour = useCallback(
    (chosen: string, favourite: boolean) =>
      change((stored) => stored.map((one) => (one.id === chosen ? { ...one, favourite } : one))),
    [change],
  );
  return { answers, clear, restore, remove, favour };
}

/** Stores an answer, complete or partial; answers of other tabs stay. */
export function useStoreAnswer(): (answer: StoredAnswer) => void {
  const setDevice = useSetAtom(deviceAnswers);
  const setTab = useSetAtom(tabAnswers);
  return useCallback(
    (answer) => {
      setTab((stored) => withAnswer(stored, answer, CAPACITY.tab));
      if (answer.value.length > MAX_STORED_LENGTH) return;
      setDevice((stored) => ({ version: 1, answers: withAnswer(stored.answers, answer, CAPACITY.device) }));
    },
    [setDevice, setTab],
  );
}
