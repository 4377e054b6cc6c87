import { Timeline as Steps } from '@ia/shared-ui/timeline';
import { phases, timeline } from '../../../content/archive/timeline.ts';
import { Chapter } from '../../../parts/Chapter.tsx';

/** The learning journey in four phases. */
export function Timeline() {
  return (
    <Chapter id="timeline" kind="quiet" layout="beside" eyebrow={timeline.eyebrow} title={timeline.title}>
      <Steps steps={phases} stepLabel={timeline.phase} />
    </Chapter>
  );
}
