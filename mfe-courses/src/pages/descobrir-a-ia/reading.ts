import { course } from '../../content/descobrir-a-ia/course.ts';
import { secondPart } from '../../content/descobrir-a-ia/part-2.ts';
import { readingOf } from '../../rules/reading-of.ts';

/** The words of the course, its second part included, for whoever reads it without the page. */
export default readingOf(course.hero, [...course.groups.flatMap(({ blocks }) => blocks), ...secondPart]);
