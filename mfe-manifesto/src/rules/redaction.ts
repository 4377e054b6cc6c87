/** What stands where moderation took something out. */
const REDACTED = '[retirado]';

/**
 * Whether a text is another one with parts taken out, each leaving {@link REDACTED} in its place. Words can be taken away
 * from a citizen, and no others put into their mouth: the server holds to the same rule.
 */
export function isRedaction(before: string, after: string): boolean {
  const [first = '', ...between] = after.split(REDACTED);
  const last = between.pop();
  if (last === undefined || !before.startsWith(first)) return false;
  let rest = before.slice(first.length);
  for (const part of between) {
    const at = rest.indexOf(part);
    if (at < 0) return false;
    rest = rest.slice(at + part.length);
  }
  return rest.endsWith(last);
}

/** The text with what is selected taken out. */
export const takeOut = (text: string, from: number, to: number): string =>
  from === to ? text : text.slice(0, from) + REDACTED + text.slice(to);
