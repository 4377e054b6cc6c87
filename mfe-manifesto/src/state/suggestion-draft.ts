import { withPrefill } from '@ia/shared-services/principles';
import { deviceAtom } from '@ia/shared-services/storage';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { type Draft, EMPTY_DRAFT, writeText } from '../suggestion-form/suggestion-form.ts';

const draftSchema = v.object({
  text: v.string(),
  name: v.string(),
  signing: v.picklist(['anonymous', 'named']),
  receipt: v.nullable(v.string()),
});

const draftAtom = deviceAtom<Draft>('suggestionDraft', draftSchema, EMPTY_DRAFT);

/** What someone is writing. It stays on the device until it is sent: a reload or a server that is down loses nothing. */
export const useDraft = () => useAtom(draftAtom);

const startsAtom = atom(0);
const startAtom = atom(null, (_get, set, title: string) => {
  set(draftAtom, (draft) => {
    const text = withPrefill(draft.text, title);
    // The same text keeps its receipt: it may already be on its way.
    return text === draft.text ? draft : writeText(draft, text);
  });
  set(startsAtom, (starts) => starts + 1);
});

/** Begins the text with a principle's title. Whoever calls it does not render again at each letter that is typed. */
export const useStartSuggestion = () => useSetAtom(startAtom);

/** Grows each time a suggestion is begun from a principle: the form then shows its first step. */
export const useSuggestionStarts = () => useAtomValue(startsAtom);
