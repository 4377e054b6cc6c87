import type { Reading } from '@ia/federation/config';
import { votes } from '../../content/votes.ts';

const { numbers, done, published, not, cannot } = votes;

/** How votes are protected, for whoever reads it without the page. The numbers are the page's alone. */
export default {
  title: votes.title,
  lead: votes.lead,
  parts: [
    { heading: numbers.title, text: [numbers.text] },
    { heading: done.title, list: [...done.items] },
    { heading: published.title, text: [published.text, published.how] },
    { heading: not.title, list: [...not.items] },
    { heading: cannot.title, list: [...cannot.items], parts: [{ text: [cannot.end] }] },
  ],
} satisfies Reading;
