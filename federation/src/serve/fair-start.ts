/** Milliseconds of beginning requests before the process hears of whatever else has come: new requests, files, the database. */
const AT_ONCE = 2;

/**
 * Begins requests so that nobody's flood delays the others: while more come than can be begun at once, each address has a line
 * of its own and the lines take turns, with a pause between for what was begun before.
 */
export function fairStart(now: () => number = () => performance.now()) {
  const lines = new Map<string, (() => void)[]>();
  let isPumping = false;

  function pump(): void {
    const until = now() + AT_ONCE;
    do {
      const [first] = lines;
      if (!first) {
        isPumping = false;
        return;
      }
      const [from, line] = first;
      // To the end of the row of lines, if it has more.
      lines.delete(from);
      const begin = line.shift();
      if (line.length > 0) lines.set(from, line);
      begin?.();
    } while (now() < until);
    setImmediate(pump);
  }

  return (from: string, begin: () => void): void => {
    const line = lines.get(from) ?? [];
    line.push(begin);
    lines.set(from, line);
    if (isPumping) return;
    isPumping = true;
    setImmediate(pump);
  };
}
