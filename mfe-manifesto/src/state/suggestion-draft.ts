import { takingOver } from '@ia/federation';
import { withPrefill } from '@ia/shared-services/principles';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { type Draft, EMPTY_DRAFT, writeAbout, writeText } from '../rules/suggestion-form.ts';
import { draftEntries, keepDraft } from './kept-drafts.ts';
import { readTab, writeTab } from './tab-storage.ts';

const KEY = 'suggestionDraft';

/** The draft as this tab keeps it, and where the device keeps a copy of it. */
const tabSchema = v.object({ ...draftEntries, copy: v.nullable(v.string()) });
type TabDraft = v.InferOutput<typeof tabSchema>;

const EMPTY: TabDraft = { ...EMPTY_DRAFT, copy: null };
let lastText: string | null = null;
let lastDraft = EMPTY;

/** The same text gives the same draft, so that a form does not render for nothing. */
function readDraft(): TabDraft {
  const text = readTab(KEY);
  if (text !== lastText) {
    lastText = text;
    lastDraft = parse(text);
  }
  return lastDraft;
}

function parse(text: string | null): TabDraft {
  if (text === null) return EMPTY;
  try {
    return v.parse(tabSchema, JSON.parse(text));
  } catch {
    console.warn(`O rascunho guardado em «${KEY}» não é válido e foi ignorado.`);
    return EMPTY;
  }
}

const changes = atom(0);
// What a first view was made without shows right after it is taken over.
changes.onMount = (set) => set((count) => count + 1);
const tabDraftAtom = atom((get) => {
  get(changes);
  return takingOver() ? EMPTY : readDraft();
});

type Update = Draft | ((draft: Draft) => Draft);

/** What someone writes in this tab. A reload or a server that is down loses nothing, and no other tab changes it. */
export const draftAtom = atom(
  (get): Draft => get(tabDraftAtom),
  (get, set, update: Update) => {
    const { copy, ...before } = get(tabDraftAtom);
    const draft = typeof update === 'function' ? update(before) : update;
    const { text, name, signing, about, receipt } = draft;
    const kept = { text, name, signing, about, receipt };
    writeTab(KEY, JSON.stringify({ ...kept, copy: set(keepDraft, kept, copy) }));
    set(changes, (count) => count + 1);
  },
);

export const useDraft = () => useAtom(draftAtom);

/** The name of the copy on the device of what this tab writes: it is not offered to itself. */
export const useDraftCopy = () => useAtomValue(tabDraftAtom).copy;

/** Grows whenever the form is to show its first step. */
export const startsAtom = atom(0);
const startAtom = atom(null, (_get, set, { id, title }: { id: string; title: string }) => {
  set(draftAtom, (draft) => {
    const text = withPrefill(draft.text, title);
    // The same text keeps its receipt: it may already be on its way.
    return text === draft.text && id === draft.about ? draft : writeAbout(writeText(draft, text), id);
  });
  set(startsAtom, (starts) => starts + 1);
});

/** Begins the text with a principle's title, and is about it. Whoever calls it does not render again at each letter that is typed. */
export const useStartSuggestion = () => useSetAtom(startAtom);

/** Grows each time a suggestion is begun from a principle, or taken back: the form then shows its first step. */
export const useSuggestionStarts = () => useAtomValue(startsAtom);
