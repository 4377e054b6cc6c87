import type { Reading } from '@ia/federation/config';
import { own } from '../../content/own/words.ts';

/** What the page is for, for whoever reads it without the page: what it shows, only the device knows. */
export default {
  title: own.hero.title,
  lead: own.hero.lead,
  parts: [
    { heading: own.courses.title, text: [own.courses.intro] },
    { heading: own.kept.title, text: [own.kept.intro], list: Object.values(own.kept.kinds) },
    { heading: own.move.title, text: [own.move.intro, own.move.carries, own.move.bringHow] },
    { heading: own.all.title, text: [own.all.intro, own.all.warning] },
  ],
} satisfies Reading;
