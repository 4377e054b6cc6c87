import { deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';
import { type Draft, EMPTY_DRAFT } from '../suggestion-form/suggestion-form.ts';

const draftSchema = v.object({
  text: v.string(),
  name: v.string(),
  signing: v.picklist(['anonymous', 'named']),
  receipt: v.nullable(v.string()),
});

const draftAtom = deviceAtom<Draft>('suggestionDraft', draftSchema, EMPTY_DRAFT);

/** What someone is writing. It stays on the device until it is sent: a reload or a server that is down loses nothing. */
export const useDraft = () => useAtom(draftAtom);
