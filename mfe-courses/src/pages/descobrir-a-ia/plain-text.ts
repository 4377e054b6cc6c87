import { course } from '../../content/descobrir-a-ia/course.ts';
import { secondPart } from '../../content/descobrir-a-ia/part-2.ts';
import { coursePlainText } from '../../rules/course-plain-text.ts';

/**
 * Plain text of the course and its second part, for machine readers and visitors without JavaScript. The build finds
 * this file by its name and emits the document `texto/` of the page (`emit-plain-texts.ts` of the federation preset).
 */
export default coursePlainText(course.hero, [
  ...course.groups.flatMap(({ blocks }) => blocks),
  ...secondPart,
]);
