import { Timeline as TimelineSteps } from '@ia/shared-ui/timeline';
import { phases, timeline } from '../../../content/archive/timeline.ts';
import { Chapter } from '../../../parts/Chapter.tsx';

/** Section with the learning journey in four sample phases. */
export function Timeline() {
  return (
    <Chapter id="timeline" kind="quiet" layout="beside" eyebrow={timeline.eyebrow} title={timeline.title}>
      <TimelineSteps steps={phases} stepLabel={timeline.phase} />
    </Chapter>
  );
}
