import { phases, timeline } from '../../../content/archive/timeline.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { Phases, Step } from './Timeline.styles.ts';

/** The learning journey in four phases. */
export function Timeline() {
  return (
    <Chapter id="timeline" tone="tint" eyebrow={timeline.eyebrow} title={timeline.title}>
      <Phases>
        {phases.map(({ title, text }) => (
          <Step key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Step>
        ))}
      </Phases>
    </Chapter>
  );
}
