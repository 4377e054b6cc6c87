import { useEntry, useEntryState } from '@ia/federation';
import { useEffect, useRef } from 'react';

/**
 * State that the browser's history entry stores, so that Back and reload restore it (`useEntryState`). An
 * in-page link, such as one to the glossary, opens a new entry. The state is copied there, so that the link
 * neither collapses a block nor changes a tab.
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
