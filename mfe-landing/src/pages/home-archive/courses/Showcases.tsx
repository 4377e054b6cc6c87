import { elearningShowcase, modules, newShowcase, news } from '../../../content/archive/showcases.ts';
import { ActionCardGrid } from '../../../parts/ActionCardGrid.tsx';
import { Chapter } from '../../../parts/Chapter.tsx';
import { ResourceGrid } from '../../../parts/ResourceGrid.tsx';

/** Section with sample e-learning modules. */
export function ElearningShowcase() {
  return (
    <Chapter
      id="elearning-showcase"
      kind="quiet"
      eyebrow={elearningShowcase.eyebrow}
      title={elearningShowcase.title}
      intro={elearningShowcase.lead}
    >
      <ResourceGrid cards={modules} />
    </Chapter>
  );
}

/** Section with sample news. */
export function NewShowcase() {
  return (
    <Chapter id="new-showcase" kind="quiet" eyebrow={newShowcase.eyebrow} title={newShowcase.title}>
      <ActionCardGrid cards={news} tag={newShowcase.tag} soon />
    </Chapter>
  );
}
