import { useShell } from '@ia/federation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { loadCounts, type QueueCounts } from '../../data/moderation/queue-query.ts';

const POLL_INTERVAL_MS = 60_000;

/** Number of arrivals at the start of the tab title, such as «(3) ». */
const COUNT_PREFIX = /^\(\d+\) /;

/** Number of suggestions and reports that arrived after the displayed counts. */
export function countArrivals(shown: QueueCounts, current: QueueCounts) {
  const increaseOf = (queue: 'pending' | 'reported') =>
    Math.max(0, (current[queue] ?? 0) - (shown[queue] ?? 0));
  return { suggestions: increaseOf('pending'), reports: increaseOf('reported') };
}

/**
 * Polls for new suggestions and reports, announces them once and counts them in the tab title. List and focus stay
 * unchanged until the moderator asks.
 * @returns the notice, or '' without arrivals
 */
export function useArrivals(client: SupabaseClient, shown: QueueCounts) {
  const shell = useShell();
  const [current, setCurrent] = useState<QueueCounts | null>(null);
  // New displayed counts include all arrivals so far.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of counts
  useEffect(() => setCurrent(null), [shown]);
  useEffect(() => {
    const timer = setInterval(() => loadCounts(client).then(setCurrent, () => {}), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [client]);

  const { suggestions, reports } =
    'pending' in shown && current ? countArrivals(shown, current) : { suggestions: 0, reports: 0 };
  const total = suggestions + reports;
  const notice = total > 0 ? moderation.arrivals.summary(suggestions, reports) : '';
  useEffect(() => {
    if (notice) shell.announce(notice);
  }, [notice, shell]);
  useEffect(() => {
    const baseTitle = document.title.replace(COUNT_PREFIX, '');
    document.title = total > 0 ? `(${total}) ${baseTitle}` : baseTitle;
    return () => {
      document.title = document.title.replace(COUNT_PREFIX, '');
    };
  }, [total]);

  return notice;
}
