import { useState } from 'react';

/** In memory only: texts about other people must not persist on a shared device. */
const drafts = new Map<string, object>();

/**
 * Form state that outlives its component while the page is open, so that a closed dialog or an ended session loses
 * nothing.
 * @param key id of the form's subject
 * @param initial initial values
 * @returns the values, a setter for some of them, and a function that deletes them after sending
 */
export function useFormDraft<T extends object>(key: string, initial: T) {
  const [values, setValues] = useState<T>(() => ({ ...initial, ...drafts.get(key) }));
  return [
    values,
    (part: Partial<T>) => {
      const next = { ...initial, ...drafts.get(key), ...part };
      drafts.set(key, next);
      setValues(next);
    },
    () => void drafts.delete(key),
  ] as const;
}

let owner = '';

/** Sets the signed-in moderator and clears the drafts of another one. */
export function setDraftOwner(person: string): void {
  if (person !== owner) drafts.clear();
  owner = person;
}
