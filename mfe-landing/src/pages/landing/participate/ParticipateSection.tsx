import { participate, participateCards } from '../../../content/participate.ts';
import { ActionCardGrid } from '../../../parts/ActionCardGrid.tsx';
import { Actions } from '../../../parts/Actions.tsx';
import { Chapter } from '../../../parts/Chapter.tsx';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';

/** Ways to participate. */
export function ParticipateSection() {
  return (
    <Chapter
      id="participate"
      eyebrow={participate.eyebrow}
      title={participate.title}
      intro={participate.lead}
    >
      <Actions>
        <ActionLink link={participate.sign} size="lg" />
      </Actions>
      <ActionCardGrid cards={participateCards} soon />
    </Chapter>
  );
}
