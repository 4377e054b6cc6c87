import { deepResourceCards, deepResources, learn } from '../../../content/learn.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';
import { ResourceGrid } from '../../../parts/ResourceGrid.tsx';
import { RESOURCES_ANCHOR } from './use-deep-resources.ts';

/** Resources for further study, revealed on request. */
export function DeepResources() {
  return (
    <Chapter
      kind="quiet"
      id={RESOURCES_ANCHOR}
      eyebrow={deepResources.eyebrow}
      title={deepResources.title}
      intro={deepResources.lead}
    >
      <ResourceGrid cards={deepResourceCards} columns={2} />
      <ActionLink link={learn.courses} css={{ justifySelf: 'start' }} />
    </Chapter>
  );
}
