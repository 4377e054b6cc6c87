import { useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Heading, TextLink } from '@ia/shared-ui/text';
import { useEffect, useState } from 'react';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { blockHeadingId } from '../lesson/block-heading-id.ts';
import type { CourseState } from './use-course.ts';

/**
 * Notice for a link to a locked block: says when the block opens. It has the block's id, so that the router
 * scrolls to it and focuses it.
 */
export function LockedBlock({ course, courseState }: { course: Course; courseState: CourseState }) {
  const shell = useShell();
  const route = useRoute();
  // After hydration: the prerendered page knows neither the anchor nor the stored progress.
  const [anchor, setAnchor] = useState<string | null>(null);
  useEffect(() => setAnchor(route.anchor), [route]);
  const { unit, groups } = course;
  const index = groups.findIndex(({ blocks }) => blocks.some((block) => blockHeadingId(block) === anchor));
  const group = groups[index];
  if (!anchor || !courseState.nextBlock || !group || courseState.groups.includes(group)) return null;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-titulo`}>
      <Alert kind="info">
        <Heading level={3} size="h4" id={`${anchor}-titulo`} tabIndex={-1}>
          {t.course.lockedTitle(unit, index + 1)}
        </Heading>
        <p>
          {t.course.locked(unit, index + 1)}{' '}
          <TextLink href={shell.href(`#${courseState.resumeAt}`)}>«{courseState.nextBlock.title}»</TextLink>.
        </p>
      </Alert>
    </section>
  );
}
