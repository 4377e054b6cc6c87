/** Marker that replaces redacted text. */
const REDACTED = '[retirado]';

/**
 * True when `after` equals `before` with one or more parts replaced by {@link REDACTED}. Moderation may remove a
 * citizen's words but never add any; the server enforces the same rule.
 */
export function isRedaction(before: string, after: string): boolean {
  const [first = '', ...between] = after.split(REDACTED);
  const last = between.pop();
  if (last === undefined || !before.startsWith(first)) return false;
  let remaining = before.slice(first.length);
  for (const part of between) {
    const index = remaining.indexOf(part);
    if (index < 0) return false;
    remaining = remaining.slice(index + part.length);
  }
  return remaining.endsWith(last);
}

/** Replaces the selection with the marker. */
export const redactSelection = (text: string, from: number, to: number): string =>
  from === to ? text : text.slice(0, from) + REDACTED + text.slice(to);
