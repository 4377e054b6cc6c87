import { useEntryState } from '@ia/federation';
import { useEffect, useState } from 'react';
import { PAGE } from '../../../data/suggestions-query.ts';
import { type Browsing, parseBrowsing, parseShown } from '../../../rules/browse.ts';

/** How long someone pauses between two letters of one word: milliseconds. */
const PAUSE = 300;

const parseCount = parseShown(PAGE);

/** What is searched for in this entry of the history, and how much of it was shown. */
export function useBrowsing() {
  const [browsing, setBrowsing] = useEntryState('comunidade', parseBrowsing);
  const [count, setCount] = useEntryState('comunidade-mostradas', parseCount);
  const search = useSettled(browsing.search.trim());
  return {
    /** As the fields stand. */
    browsing,
    /** As the server is asked: not for every letter. */
    asked: { ...browsing, search: browsing.search.trim() && search },
    count,
    setCount,
    browse(next: Browsing) {
      setBrowsing(next);
      setCount(PAGE);
    },
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
