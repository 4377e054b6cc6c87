import { statCounters, stats } from '../../../content/archive/stats.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { Counters } from './Counters.tsx';

/** Section with sample statistics. */
export function Stats() {
  return (
    <Chapter id="stats" eyebrow={stats.eyebrow} title={stats.title}>
      <Counters counters={statCounters} />
    </Chapter>
  );
}
