/**
 * What a visitor can choose, and the attribute of <html> (`data-text`, …) that it sets. The first value of each is the site as
 * it was designed: it sets none, and is not kept. `shared-ui` says in CSS what the others do.
 */
export const CHOICES = {
  text: ['100', '112', '125', '150'],
  scheme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'normal', 'more'],
  motion: ['auto', 'reduce'],
  links: ['auto', 'underline'],
  measure: ['normal', 'narrow', 'wide'],
} as const;

export type Choice = keyof typeof CHOICES;
export type Preferences = { readonly [C in Choice]: (typeof CHOICES)[C][number] };

export const NAMES = Object.keys(CHOICES) as Choice[];

/** Reads what is kept: text that nobody can read, and what is not to be chosen, count as not chosen. */
export function readPreferences(text: string | null): Preferences {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    kept = null;
  }
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return Object.fromEntries(
    NAMES.map((name) => [name, CHOICES[name].find((value) => value === given[name]) ?? CHOICES[name][0]]),
  ) as Preferences;
}

/** What differs from the site as it was designed; null when nothing does. */
export function writePreferences(preferences: Preferences): string | null {
  const chosen = NAMES.filter((name) => preferences[name] !== CHOICES[name][0]);
  if (chosen.length === 0) return null;
  return JSON.stringify(Object.fromEntries(chosen.map((name) => [name, preferences[name]])));
}
