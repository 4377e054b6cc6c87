import { useEntry, useEntryState } from '@ia/federation';
import { useEffect, useRef } from 'react';

/**
 * State of a place in the history, like `useEntryState`, that a link within the page takes along: following a term to
 * the glossary opens a new place, and must neither fold a block nor change a tab.
 */
export function useCarriedState<T>(key: string, parse: (stored: unknown) => T) {
  const entry = useEntry();
  const latest = useRef<{ value: T }>(undefined);
  const [value, set] = useEntryState(key, (stored) =>
    stored === undefined && latest.current ? latest.current.value : parse(stored),
  );
  useEffect(() => {
    latest.current = { value };
    // A place that was just opened keeps what it was given, for Back and reload.
    if (entry.read(key) === undefined) entry.write(key, value);
  }, [entry, key, value]);
  return [value, set] as const;
}
