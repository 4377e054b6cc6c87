import { hostileTexts } from '@ia/test-support/hostile';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatDateTime } from '../rules/dates.ts';
import { splitIntoParts } from '../rules/manifesto-text.ts';
import { passwordProblem } from '../rules/password.ts';
import { readReceiptCode } from '../rules/receipt-code.ts';
import { parseFilter, parseShownCount } from '../rules/suggestion-filter.ts';
import {
  authorToStore,
  EMPTY_DRAFT,
  isNameTooLong,
  MAX_TEXT,
  textProblem,
} from '../rules/suggestion-form.ts';
import { useSentSuggestions } from './sent-suggestions.ts';
import { useStoredDrafts } from './stored-drafts.ts';

// Corrupted, foreign and tampered stored values must parse to a valid value or to the default.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Runs a hook with `text` as the stored value of `key`, in a new store. */
function read<T>(key: string, text: string, hook: () => T): T {
  localStorage.setItem(key, text);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={createStore()}>{children}</Provider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

// Fixed texts, and 250 that the seed 9 generates.
const texts = hostileTexts(9, 250);

it('Stored suggestions of any content parse, and every date formats', () => {
  for (const text of texts) {
    for (const { code, at } of read('sentSuggestions', text, useSentSuggestions)) {
      expect(typeof code, text).toBe('string');
      expect(typeof formatDateTime(at), text).toBe('string');
    }
    for (const draft of read('suggestionDrafts', text, useStoredDrafts).drafts)
      expect(typeof draft.text, text).toBe('string');
  }
});

it('Forms accept any text or return a validation error', () => {
  for (const text of texts) {
    const problem = textProblem(text);
    if (problem === null) expect([...text.trim()].length, text).toBeLessThanOrEqual(MAX_TEXT);
    expect(readReceiptCode(text) ?? 'IA-0000-0000-0000-0000', text).toMatch(/^IA(-[0-9A-Z]{4}){4}$/);
    const draft = { ...EMPTY_DRAFT, signing: 'named', name: text } as const;
    expect([typeof isNameTooLong(draft), authorToStore(draft)?.trim()], text).toEqual([
      'boolean',
      text.trim() || undefined,
    ]);
    passwordProblem(text);
    expect(Array.isArray(splitIntoParts(text)), text).toBe(true);
    const stored = JSON.parse(`[${JSON.stringify(text)}]`)[0];
    expect(parseFilter(stored).order).toBe('support');
    expect(parseShownCount(10)(stored)).toBe(10);
  }
});
