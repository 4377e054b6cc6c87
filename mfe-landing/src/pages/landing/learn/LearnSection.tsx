import { Button } from '@ia/shared-ui/button';
import { ArrowDown } from '@ia/shared-ui/icon';
import { learn, learnCards } from '../../../content/learn.ts';
import { Actions } from '../../../parts/Actions.tsx';
import { Chapter } from '../../../parts/Chapter.tsx';
import { ResourceGrid } from '../../../parts/ResourceGrid.tsx';
import { FirstStep } from './FirstStep.tsx';

/** First step and learning resources, with a button that reveals the deep resources. */
export function LearnSection({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Chapter id="learn" eyebrow={learn.eyebrow} title={learn.title} intro={learn.lead}>
      <FirstStep />
      <ResourceGrid cards={learnCards} columns={2} />
      <Actions>
        <Button variant="secondary" iconEnd={ArrowDown} onClick={onShowAll}>
          {learn.showAll}
        </Button>
      </Actions>
    </Chapter>
  );
}
