import { useEntry, useEntryState } from '@ia/federation';
import { useEffect, useRef } from 'react';

/**
 * History-entry state like `useEntryState`, copied to the new entry on in-page navigation. A link to the
 * glossary opens a new entry and must neither collapse a block nor change a tab.
 */
export function useCarriedState<T>(key: string, parse: (stored: unknown) => T) {
  const entry = useEntry();
  const latest = useRef<{ value: T }>(undefined);
  const [value, setValue] = useEntryState(key, (stored) =>
    stored === undefined && latest.current ? latest.current.value : parse(stored),
  );
  useEffect(() => {
    latest.current = { value };
    // Store the copied value in the new entry, for Back and reload.
    if (entry.read(key) === undefined) entry.write(key, value);
  }, [entry, key, value]);
  return [value, setValue] as const;
}
