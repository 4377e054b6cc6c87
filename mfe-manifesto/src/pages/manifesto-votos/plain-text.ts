import type { PlainText } from '@ia/federation/config';
import { votes } from '../../content/votes.ts';

const { numbers, done, published, answers, not, cannot } = votes;

/** Plain-text version of the vote page, for visitors without JavaScript: no live numbers. */
export default {
  title: votes.title,
  lead: votes.lead,
  parts: [
    { heading: numbers.title, text: [numbers.text] },
    { heading: done.title, list: [...done.items, ...done.details] },
    { heading: published.title, text: [published.text, published.how] },
    { heading: answers.title, text: [answers.text] },
    { heading: not.title, list: [...not.items] },
    { heading: cannot.title, list: [...cannot.items], parts: [{ text: [cannot.end] }] },
  ],
} satisfies PlainText;
