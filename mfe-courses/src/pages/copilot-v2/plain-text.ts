import { course } from '../../content/copilot-v2/course.ts';
import { coursePlainText, numberedBlocks } from '../../rules/course-plain-text.ts';

/** Plain text of the course, for machine readers and visitors without JavaScript. */
export default coursePlainText(course.hero, numberedBlocks(course.groups));
