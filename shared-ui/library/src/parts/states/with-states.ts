/** Components with a sheet of states, by their name in addresses. */
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
