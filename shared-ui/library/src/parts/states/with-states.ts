/**
 * Components with a state sheet, by their slug in URLs. A sheet shows a component in every state (hover,
 * focus, disabled …) on its library page; `STATE_SHEETS` draws it. The list has the basic controls; other
 * components have only live examples. 'heading' is the entry of `TextLink`. A separate module, so that the
 * library page does not bundle the sheets.
 */
export const COMPONENTS_WITH_STATES = [
  'accordion',
  'button',
  'card',
  'heading',
  'icon-button',
  'inline-select',
  'radio-group',
  'tabs',
  'text-area',
  'text-field',
] as const;

export type ComponentWithStates = (typeof COMPONENTS_WITH_STATES)[number];

export const hasStates = (slug: string): slug is ComponentWithStates =>
  (COMPONENTS_WITH_STATES as readonly string[]).includes(slug);
