import type { Reading } from '@ia/federation/config';
import { plain } from '@ia/shared-services/rich-text';
import { learn, paths } from '../../content/learn/learn.ts';

/** The two paths and their steps, for whoever reads them without the page. */
export default {
  title: learn.hero.title,
  lead: plain(learn.hero.lead),
  parts: paths.map(({ title, lead, steps }) => ({
    heading: title,
    text: [lead],
    parts: steps.map((step) => ({ heading: step.title, text: [step.text], list: [...step.learns] })),
  })),
} satisfies Reading;
