import { hostileTexts } from '@ia/test-support/hostile';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseBrowsing, parseShown } from '../rules/browse.ts';
import { longDateTime } from '../rules/dates.ts';
import { partsOf } from '../rules/manifesto-text.ts';
import { passwordProblem } from '../rules/password.ts';
import { readReceiptCode } from '../rules/receipt-code.ts';
import { authorOf, EMPTY_DRAFT, MAX_TEXT, nameTooLong, textProblem } from '../rules/suggestion-form.ts';
import { useKeptDrafts } from './kept-drafts.ts';
import { useSentSuggestions } from './sent-suggestions.ts';

// Damaged, foreign and tampered values: each counts as none, or is what its reader promises.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function read<T>(key: string, text: string, hook: () => T): T {
  localStorage.setItem(key, text);
  const fresh = ({ children }: { children: ReactNode }) => (
    <Provider store={createStore()}>{children}</Provider>
  );
  return renderHook(hook, { wrapper: fresh }).result.current;
}

const texts = hostileTexts(9, 250);

it('whatever is kept of suggestions can be read, and every date said', () => {
  for (const text of texts) {
    for (const { code, at } of read('sentSuggestions', text, useSentSuggestions)) {
      expect(typeof code, text).toBe('string');
      expect(typeof longDateTime(at), text).toBe('string');
    }
    for (const draft of read('suggestionDrafts', text, useKeptDrafts).drafts)
      expect(typeof draft.text, text).toBe('string');
  }
});

it('the forms take any text: they let it pass, or say what is wrong', () => {
  for (const text of texts) {
    const problem = textProblem(text);
    if (problem === null) expect([...text.trim()].length, text).toBeLessThanOrEqual(MAX_TEXT);
    expect(readReceiptCode(text) ?? 'IA-0000-0000-0000-0000', text).toMatch(/^IA(-[0-9A-Z]{4}){4}$/);
    const draft = { ...EMPTY_DRAFT, signing: 'named', name: text } as const;
    expect([typeof nameTooLong(draft), authorOf(draft)?.trim()], text).toEqual([
      'boolean',
      text.trim() || undefined,
    ]);
    passwordProblem(text);
    expect(Array.isArray(partsOf(text)), text).toBe(true);
    const stored = JSON.parse(`[${JSON.stringify(text)}]`)[0];
    expect(parseBrowsing(stored).order).toBe('support');
    expect(parseShown(10)(stored)).toBe(10);
  }
});
