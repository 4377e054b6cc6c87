/** Key of the preferences in device storage. */
export const KEY = 'preferences';

/** The preferences, by the attribute of <html> (`data-text`, …) that they set. */
export const NAMES = ['text', 'scheme', 'contrast', 'motion', 'links', 'measure'] as const;
export type Choice = (typeof NAMES)[number];

/**
 * The values of each choice. The first is the design of the site: it sets no attribute and is not stored.
 * CSS: `shared-ui`.
 */
export const CHOICES = {
  text: ['100', '112', '125', '150'],
  scheme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'normal', 'more'],
  motion: ['auto', 'reduce'],
  links: ['auto', 'underline'],
  measure: ['normal', 'narrow', 'wide'],
} as const satisfies Record<Choice, readonly string[]>;

export type Preferences = { readonly [C in Choice]: (typeof CHOICES)[C][number] };

/** Parses stored preferences. Unreadable text and unknown values count as not chosen. */
export function readPreferences(text: string | null): Preferences {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    // Absent or unreadable.
  }
  const choices = Object(stored) as Record<string, unknown>;
  return Object.fromEntries(
    NAMES.map((name) => [name, CHOICES[name].find((value) => value === choices[name]) ?? CHOICES[name][0]]),
  ) as Preferences;
}

/** The preferences that differ from the design of the site. */
export const chosenIn = (preferences: Preferences): Partial<Preferences> =>
  Object.fromEntries(
    NAMES.filter((name) => preferences[name] !== CHOICES[name][0]).map((name) => [name, preferences[name]]),
  );

/** The text to store; null when nothing differs from the design of the site. */
export function writePreferences(preferences: Preferences): string | null {
  const text = JSON.stringify(chosenIn(preferences));
  return text === '{}' ? null : text;
}
