/** Turns of a conversation after the first answer, and their limits. */

export interface Turn {
  role: 'ai' | 'visitor';
  text: string;
}

/** Maximum number of replies by a visitor. */
export const MAX_REPLIES = 5;
/** Maximum length of one reply, in characters. */
export const MAX_REPLY = 1_000;
/** Maximum length of all turns together, in characters. */
export const MAX_CONVERSATION = 12_000;

const TRUNCATION_MARK = ' […]';

/**
 * Shortens a conversation to `MAX_CONVERSATION`. Replies stay complete; the latest answers get the remaining space first.
 * @param turns begin with an answer and end with a reply
 */
export function fitTurns(turns: readonly Turn[]): Turn[] {
  // The complete replies, and a truncation mark for every answer. The answers share the rest.
  const fixedLength = turns.reduce(
    (sum, { role, text }) => sum + (role === 'visitor' ? text.length : TRUNCATION_MARK.length),
    0,
  );
  let remaining = Math.max(0, MAX_CONVERSATION - fixedLength);
  const fit = (turn: Turn): Turn => {
    if (turn.role === 'visitor') return turn;
    const isComplete = turn.text.length <= remaining;
    // Do not split a surrogate pair, such as an emoji.
    const text = isComplete
      ? turn.text
      : `${turn.text.slice(0, remaining).replace(/[\uD800-\uDBFF]$/, '')}${TRUNCATION_MARK}`;
    remaining = isComplete ? remaining - turn.text.length : 0;
    return { ...turn, text: text.trim() };
  };
  return [...turns].reverse().map(fit).reverse();
}
