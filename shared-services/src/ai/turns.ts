/** A conversation after the first answer: what one may still say, and what of it is sent. */

export interface Turn {
  by: 'ai' | 'visitor';
  text: string;
}

/** How often a visitor may reply. */
export const MAX_REPLIES = 5;
/** Most characters of one reply. */
export const MAX_REPLY = 1_000;
/** Most characters of all turns together. */
export const MAX_TALK = 12_000;

const CUT = ' […]';

/**
 * The turns as they may be sent: every reply whole, and of the answers as much as there is room for, the last one first.
 * @param turns begin with an answer and end with a reply
 */
export function fitTurns(turns: readonly Turn[]): Turn[] {
  const taken = turns.reduce((sum, { by, text }) => sum + (by === 'visitor' ? text.length : CUT.length), 0);
  let room = Math.max(0, MAX_TALK - taken);
  const fit = (turn: Turn): Turn => {
    if (turn.by === 'visitor') return turn;
    const whole = turn.text.length <= room;
    // Not within a character of two halves, such as an emoji.
    const text = whole ? turn.text : `${turn.text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')}${CUT}`;
    room = whole ? room - turn.text.length : 0;
    return { ...turn, text: text.trim() };
  };
  return [...turns].reverse().map(fit).reverse();
}
