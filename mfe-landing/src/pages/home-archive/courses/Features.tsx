import { featureCards, features } from '../../../content/archive/features.ts';
import { ActionCardGrid } from '../../../parts/ActionCardGrid.tsx';
import { Chapter } from '../../../parts/Chapter.tsx';

/** Section with sample feature cards. */
export function Features() {
  return (
    <Chapter id="features" kind="quiet" eyebrow={features.eyebrow} title={features.title}>
      <ActionCardGrid cards={featureCards} />
    </Chapter>
  );
}
