import type { PlainText } from '@ia/federation/config';
import { myProgress } from '../../content/my-progress/text.ts';

/**
 * Plain text of the page, for machine readers and visitors without JavaScript: its purpose only, because the
 * data exists only on the device.
 */
export default {
  title: myProgress.hero.title,
  lead: myProgress.hero.lead,
  parts: [
    { heading: myProgress.courses.title, text: [myProgress.courses.intro] },
    {
      heading: myProgress.storedData.title,
      text: [myProgress.storedData.intro, myProgress.storedData.sent],
      list: Object.values(myProgress.storedData.kinds),
    },
    {
      heading: myProgress.move.title,
      text: [myProgress.move.intro, myProgress.move.carries, myProgress.move.bringHow],
    },
    { heading: myProgress.all.title, text: [myProgress.all.intro, myProgress.all.warning] },
  ],
} satisfies PlainText;
