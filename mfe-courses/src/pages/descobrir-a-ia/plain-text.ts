import type { PlainText } from '@ia/federation/config';
import { course } from '../../content/descobrir-a-ia/course.ts';
import { secondPart } from '../../content/descobrir-a-ia/part-2.ts';
import { coursePlainText, numberedBlocks } from '../../rules/course-plain-text.ts';

/**
 * Plain text of the course and its second part, for machine readers and visitors without JavaScript. The build finds
 * this file by its name and emits the document `texto/` of the page (`emit-plain-texts.ts` of the federation preset).
 */
const plainText = coursePlainText(course.hero, numberedBlocks(course.groups));
export default {
  ...plainText,
  parts: [
    ...plainText.parts,
    {
      heading: course.secondPart?.title,
      text: [course.secondPart?.lead ?? ''],
      parts: coursePlainText(course.hero, numberedBlocks(secondPart.map((block) => ({ blocks: [block] }))))
        .parts,
    },
  ],
} satisfies PlainText;
