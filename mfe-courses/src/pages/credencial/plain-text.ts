import type { PlainText } from '@ia/federation/config';
import { verification } from '../../content/declaration/credential.ts';

/**
 * Plain text of the page, for machine readers and visitors without JavaScript: the possible results of a
 * verification.
 */
export default {
  title: verification.title,
  lead: verification.lead,
  parts: [
    {
      heading: verification.answers,
      parts: Object.values(verification.verdicts).map(({ title, text }) => ({
        heading: title,
        text: [text],
      })),
    },
  ],
} satisfies PlainText;
