import { assets } from './assets.ts';
import type { ComponentTexts } from './component-text.ts';
import { coreUi } from './core-ui.ts';
import { designSystem } from './design-system.ts';
import { gamification } from './gamification.ts';
import { hooksEffects } from './hooks-effects.ts';
import { sections } from './sections.ts';

/** Texts by library entry name. */
export const componentTexts: ComponentTexts = {
  ...designSystem,
  ...assets,
  ...coreUi,
  ...gamification,
  ...sections,
  ...hooksEffects,
};
