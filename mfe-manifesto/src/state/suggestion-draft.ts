import { isHydrating } from '@ia/federation';
import { withPrefill } from '@ia/shared-services/principles';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { type Draft, EMPTY_DRAFT, writeAbout, writeText } from '../rules/suggestion-form.ts';
import { draftEntries, storeDraft } from './stored-drafts.ts';
import { readTab, writeTab } from './tab-storage.ts';

const KEY = 'suggestionDraft';

/** The tab's draft and the id of its copy on the device. */
const tabSchema = v.object({ ...draftEntries, copy: v.nullable(v.string()) });
type TabDraft = v.InferOutput<typeof tabSchema>;

const EMPTY_TAB_DRAFT: TabDraft = { ...EMPTY_DRAFT, copy: null };
let lastText: string | null = null;
let lastDraft = EMPTY_TAB_DRAFT;

/** Reads the tab's draft. Memoised by text, so that an unchanged draft does not render the form again. */
function readDraft(): TabDraft {
  const text = readTab(KEY);
  if (text !== lastText) {
    lastText = text;
    lastDraft = parseDraft(text);
  }
  return lastDraft;
}

function parseDraft(text: string | null): TabDraft {
  if (text === null) return EMPTY_TAB_DRAFT;
  try {
    return v.parse(tabSchema, JSON.parse(text));
  } catch {
    console.warn(`O rascunho guardado em «${KEY}» não é válido e foi ignorado.`);
    return EMPTY_TAB_DRAFT;
  }
}

/** Incremented on each change, because Jotai does not observe the tab storage. */
const revision = atom(0);
// During hydration the draft is empty, as in the prerendered markup; re-read right after mount.
revision.onMount = (set) => set((count) => count + 1);
const tabDraftAtom = atom((get) => {
  get(revision);
  return isHydrating() ? EMPTY_TAB_DRAFT : readDraft();
});

type Update = Draft | ((draft: Draft) => Draft);

/** Draft of this tab. It survives reloads and server failures, and other tabs do not change it. */
export const draftAtom = atom(
  (get): Draft => get(tabDraftAtom),
  (get, set, update: Update) => {
    const { copy, ...before } = get(tabDraftAtom);
    const draft = typeof update === 'function' ? update(before) : update;
    const { text, name, signing, about, receipt } = draft;
    const stored = { text, name, signing, about, receipt };
    writeTab(KEY, JSON.stringify({ ...stored, copy: set(storeDraft, stored, copy) }));
    set(revision, (count) => count + 1);
  },
);

/** State hook for the draft of this tab. */
export const useDraft = () => useAtom(draftAtom);

/** Id of this tab's copy on the device, which is not offered to the tab itself. */
export const useDraftCopy = () => useAtomValue(tabDraftAtom).copy;

/** Counter; each increment returns the form to its first step. */
export const startsAtom = atom(0);
const startAtom = atom(null, (_get, set, { id, title }: { id: string; title: string }) => {
  set(draftAtom, (draft) => {
    const text = withPrefill(draft.text, title);
    // Reuse the receipt of an unchanged text: it may already be in flight.
    return text === draft.text && id === draft.about ? draft : writeAbout(writeText(draft, text), id);
  });
  set(startsAtom, (starts) => starts + 1);
});

/** Prefills the draft with a principle. Callers do not render on each keystroke. */
export const useStartSuggestion = () => useSetAtom(startAtom);

/**
 * Counter of starts from a principle and of suggestions returned to the form; each increment shows the first
 * step.
 */
export const useSuggestionStarts = () => useAtomValue(startsAtom);
