/** The latest answers, stored on this device so that a reload or an empty battery loses nothing. */
import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { choicesSchema } from './drafts.ts';

/** Maximum time value of a Date; stored values are untrusted. */
const MAX_TIME_MS = 8.64e15;

const reasonSchema = v.picklist(['off', 'no-key', 'no-image-key', 'limited', 'ceiling', 'refused', 'failed']);
const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TIME_MS));

/** One turn of the conversation after the first answer. */
const turnSchema = v.object({
  ask: v.string(),
  at: timeSchema,
  /** 'none': practised without AI, and no example existed. */
  source: v.picklist(['ai', 'team', 'none']),
  reason: v.optional(reasonSchema),
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
  at: timeSchema,
  source: v.picklist(['ai', 'team']),
  /** Reason why the team's example replaces an answer. */
  reason: v.optional(reasonSchema),
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
const CAPACITY_CHARACTERS = { device: 400_000, tab: 20_000_000 };

const EMPTY: Stored = { version: 1, answers: [] };
const deviceAnswers = deviceAtom<Stored>('promptFactoryAnswers', schema, EMPTY);
/** Answers of this tab, including large images; other tabs cannot evict them. */
const tabAnswers = atom<StoredAnswer[]>([]);

const countCharacters = ({ value, prompt, turns = [] }: StoredAnswer): number =>
  turns.reduce((sum, turn) => sum + turn.ask.length + turn.value.length, value.length + prompt.length);

/**
 * Adds an answer and evicts others: the new one stays, then favourites, then the newest, as far as the limits allow.
 * @param capacity total size, in characters
 */
function withAnswer(
  answers: readonly StoredAnswer[],
  answer: StoredAnswer,
  capacity: number,
): StoredAnswer[] {
  const previous = answers.find(({ id }) => id === answer.id);
  const updated = previous?.favourite ? { ...answer, favourite: true } : answer;
  const others = answers.filter(({ id }) => id !== answer.id).sort((a, b) => b.at - a.at);
  const retained: StoredAnswer[] = [];
  for (const candidate of [
    updated,
    ...others.filter(({ favourite }) => favourite),
    ...others.filter((o) => !o.favourite),
  ]) {
    capacity -= countCharacters(candidate);
    if (retained.length === MAX_ANSWERS || (capacity < 0 && retained.length > 0)) break;
    retained.push(candidate);
  }
  return retained.sort((a, b) => b.at - a.at);
}

/** Stored answers of device and tab, newest first, with actions. */
export function useAnswers() {
  const [device, setDevice] = useAtom(deviceAnswers);
  const [tab, setTab] = useAtom(tabAnswers);
  const answers = useMemo(
    () =>
      [...tab, ...device.answers.filter(({ id }) => !tab.some((tabAnswer) => tabAnswer.id === id))].sort(
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
  const updateStored = useCallback(
    (update: (stored: readonly StoredAnswer[]) => StoredAnswer[]) => {
      setTab(update);
      setDevice(({ answers }) => ({ version: 1, answers: update(answers) }));
    },
    [setTab, setDevice],
  );
  const remove = useCallback(
    (removedId: string) => updateStored((stored) => stored.filter(({ id }) => id !== removedId)),
    [updateStored],
  );
  const setFavourite = useCallback(
    (answerId: string, favourite: boolean) =>
      updateStored((stored) => stored.map((one) => (one.id === answerId ? { ...one, favourite } : one))),
    [updateStored],
  );
  return { answers, clear, restore, remove, setFavourite };
}

/** Stores an answer, complete or partial; answers of other tabs stay. */
export function useStoreAnswer(): (answer: StoredAnswer) => void {
  const setDevice = useSetAtom(deviceAnswers);
  const setTab = useSetAtom(tabAnswers);
  return useCallback(
    (answer) => {
      setTab((stored) => withAnswer(stored, answer, CAPACITY_CHARACTERS.tab));
      if (answer.value.length > MAX_STORED_LENGTH) return;
      setDevice((stored) => ({
        version: 1,
        answers: withAnswer(stored.answers, answer, CAPACITY_CHARACTERS.device),
      }));
    },
    [setDevice, setTab],
  );
}
