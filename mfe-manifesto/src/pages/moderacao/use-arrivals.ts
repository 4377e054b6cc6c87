import { useShell } from '@ia/federation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { loadCounts, type QueueCounts } from '../../data/moderation/queue-query.ts';

const ASK_EVERY_MS = 60_000;

/** Before the title of the tab, so that it is read where there is room for little. */
const MARK = /^\(\d+\) /;

/** How many suggestions and reports came since the counts that the page shows. */
export function arrivedSince(shown: QueueCounts, now: QueueCounts) {
  const more = (queue: 'pending' | 'reported') => Math.max(0, (now[queue] ?? 0) - (shown[queue] ?? 0));
  return { suggestions: more('pending'), reports: more('reported') };
}

/**
 * What came while the page was open: said once, politely, and counted in the title of the tab. The list stays as it is,
 * and the focus where it is, until somebody asks for it.
 */
export function useArrivals(client: SupabaseClient, shown: QueueCounts) {
  const shell = useShell();
  const [now, setNow] = useState<QueueCounts | null>(null);
  // What is shown has just been loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of counts that matters
  useEffect(() => setNow(null), [shown]);
  useEffect(() => {
    const timer = setInterval(() => loadCounts(client).then(setNow, () => {}), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client]);

  const { suggestions, reports } =
    'pending' in shown && now ? arrivedSince(shown, now) : { suggestions: 0, reports: 0 };
  const total = suggestions + reports;
  const said = total > 0 ? moderation.arrivals.said(suggestions, reports) : '';
  useEffect(() => {
    if (said) shell.announce(said);
  }, [said, shell]);
  useEffect(() => {
    const plain = document.title.replace(MARK, '');
    document.title = total > 0 ? `(${total}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(MARK, '');
    };
  }, [total]);

  return said;
}
