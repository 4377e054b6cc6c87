import { useShell } from '@ia/federation';
import { ArrowDown, Icon } from '@ia/shared-ui/icon';
import type { Block } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { Bar, Next, Position, Track } from '../../parts/course/CourseBar.styles.ts';
import { blockHeadingId } from '../../parts/lesson/BlockView.tsx';

interface MissionBarProps {
  current: Block;
  doneCount: number;
  total: number;
}

/** Sticky bar with the position in the mission, for phones and tablets. */
export function MissionBar({ current, doneCount, total }: MissionBarProps) {
  const shell = useShell();
  return (
    <Bar aria-label={t.mission.bar}>
      <Position>
        <strong>{t.course.positionLabel('atividade', current.id, total)}</strong>
        <span>{current.title}</span>
      </Position>
      <Next
        href={shell.href(`#${blockHeadingId(current)}`) ?? undefined}
        aria-label={t.mission.goTo(current.title)}
      >
        <Icon icon={ArrowDown} />
      </Next>
      <Track aria-hidden="true">
        <div style={{ transform: `scaleX(${doneCount / total})` }} />
      </Track>
    </Bar>
  );
}
