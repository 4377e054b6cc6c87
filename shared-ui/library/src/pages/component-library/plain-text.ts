import type { PlainText, PlainTextPart } from '@ia/federation/config';
import { assets } from '../../content/components/assets.ts';
import type { ComponentTexts } from '../../content/components/component-text.ts';
import { coreUi } from '../../content/components/core-ui.ts';
import { designSystem } from '../../content/components/design-system.ts';
import { gamification } from '../../content/components/gamification.ts';
import { hooksEffects } from '../../content/components/hooks-effects.ts';
import { sections } from '../../content/components/sections.ts';
import { SECTIONS, t } from '../../content/text.ts';

const TEXTS_BY_SECTION: Record<(typeof SECTIONS)[number]['id'], ComponentTexts> = {
  'design-system': designSystem,
  assets,
  'core-ui': coreUi,
  gamification,
  sections,
  'hooks-effects': hooksEffects,
};

const stripBackticks = (text: string) => text.replaceAll('`', '');

/** Components with their prop descriptions, without the examples. */
const componentParts = (texts: ComponentTexts): PlainTextPart[] =>
  Object.entries(texts).map(([name, { tables = {} }]) => ({
    heading: name,
    parts: Object.entries(tables).map(([component, { about, props }]) => ({
      ...(component !== name && { heading: component }),
      text: about ? [stripBackticks(about)] : [],
      list: Object.entries(props).map(([prop, text]) => `${prop}: ${stripBackticks(text)}`),
    })),
  }));

/** Plain text of the library, for machine readers and visitors without JavaScript. */
export default {
  title: t.title,
  lead: t.lead,
  parts: SECTIONS.map(({ id, title, intro }) => ({
    heading: title,
    text: [intro],
    parts: componentParts(TEXTS_BY_SECTION[id]),
  })),
} satisfies PlainText;
