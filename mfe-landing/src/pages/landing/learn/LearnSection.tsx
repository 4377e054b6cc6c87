import { Button } from '@ia/shared-ui/button';
import { ArrowDown } from '@ia/shared-ui/icon';
import { learn, learnCards } from '../../../content/learn.ts';
import { Actions } from '../../../parts/Actions.tsx';
import { Chapter } from '../../../parts/Chapter.tsx';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';
import { ResourceGrid } from '../../../parts/ResourceGrid.tsx';

export function LearnSection({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Chapter id="learn" eyebrow={learn.eyebrow} title={learn.title} intro={learn.lead}>
      <ResourceGrid cards={learnCards} columns={2} />
      <Actions>
        <Button variant="secondary" iconEnd={ArrowDown} onClick={onShowAll}>
          {learn.showAll}
        </Button>
        <ActionLink link={learn.courses} variant="quiet" />
      </Actions>
    </Chapter>
  );
}
