import { deepResourceCards, deepResources } from '../../../content/learn.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { ResourceGrid } from '../../../parts/ResourceGrid.tsx';

/** Section with the resources for further study, which the main page also has. */
export function ArchiveResources() {
  return (
    <Chapter
      id="recursos"
      kind="quiet"
      eyebrow={deepResources.eyebrow}
      title={deepResources.title}
      intro={deepResources.lead}
    >
      <ResourceGrid cards={deepResourceCards} columns={2} />
    </Chapter>
  );
}
