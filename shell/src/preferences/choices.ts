/** Key of the preferences in device storage. */
export const STORAGE_KEY = 'preferences';

/** The preferences. Each sets the attribute of <html> of its name, such as `data-text`. */
export const NAMES = ['text', 'scheme', 'contrast', 'motion', 'links', 'measure'] as const;
export type Choice = (typeof NAMES)[number];

/**
 * The values of each preference. The first is the default: it sets no attribute and is not stored. The CSS of
 * the others is in `shared-ui`.
 */
export const CHOICES = {
  text: ['100', '112', '125', '150'],
  scheme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'normal', 'more'],
  motion: ['auto', 'reduce'],
  links: ['auto', 'underline'],
  measure: ['normal', 'narrow', 'wide'],
} as const satisfies Record<Choice, readonly string[]>;

/** A value for each preference. */
export type Preferences = { readonly [C in Choice]: (typeof CHOICES)[C][number] };

/** Parses stored preferences. Unreadable text and unknown values count as the default. */
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

/** The preferences that differ from the default. */
export const nonDefaults = (preferences: Preferences): Partial<Preferences> =>
  Object.fromEntries(
    NAMES.filter((name) => preferences[name] !== CHOICES[name][0]).map((name) => [name, preferences[name]]),
  );

/** Formats preferences for storage; null when all have the default. */
export function writePreferences(preferences: Preferences): string | null {
  const text = JSON.stringify(nonDefaults(preferences));
  return text === '{}' ? null : text;
}
