import { course } from '../../content/copilot-v2/course.ts';
import { readingOf } from '../../rules/reading-of.ts';

/** The words of the course, for whoever reads it without the page. */
export default readingOf(
  course.hero,
  course.groups.flatMap(({ blocks }) => blocks),
);
