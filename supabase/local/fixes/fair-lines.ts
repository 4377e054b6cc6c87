/** Thrown to whoever comes when too many wait already. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

export interface Waiting {
  start(): void;
  sendAway(): void;
}

/** So many addresses are remembered before those that owe nothing are forgotten. */
const MANY = 5000;

/**
 * Lines of those who wait, one for each address. The address whose tasks have taken the least time comes first: whoever keeps
 * the database busy waits behind their own work, however many requests they send and however long each takes, and somebody
 * who opens a page comes before them. An address that was away has saved nothing up: it begins level with whoever is
 * served now (start-time fair queueing). When too many wait, the longest line gives up its last place.
 */
export function fairLines(maxWaiting: number) {
  const lines = new Map<string, Set<Waiting>>();
  /** For each address, the time its tasks have taken; of those who took less than `level`, it is `level`. */
  const taken = new Map<string, number>();
  let level = 0;
  let count = 0;
  /** What a task takes, as they have been: until it is done, it is taken to be like the others. */
  let usual = 1;

  const takenBy = (from: string): number => Math.max(level, taken.get(from) ?? 0);

  function leave(from: string, one: Waiting): void {
    const line = lines.get(from);
    if (!line?.delete(one)) return;
    count -= 1;
    if (line.size === 0) lines.delete(from);
  }

  /** Makes room for one more of `from`. @throws TooBusy when theirs is the longest line */
  function makeRoom(from: string): void {
    if (count < maxWaiting) return;
    const [longest, line] = [...lines].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (longest === from || line.size <= (lines.get(from)?.size ?? 0) + 1) throw new TooBusy();
    [...line].at(-1)?.sendAway();
  }

  return {
    leave,
    waiting: () => count,
    /** @throws TooBusy */
    join(from: string, one: Waiting): void {
      makeRoom(from);
      lines.set(from, (lines.get(from) ?? new Set()).add(one));
      count += 1;
    },
    /** Takes the one whose turn it is out of its line. */
    next(): Waiting | undefined {
      if (count === 0) return undefined;
      const [from, line] = [...lines].reduce((a, b) => (takenBy(b[0]) < takenBy(a[0]) ? b : a));
      const [first] = line;
      if (first) leave(from, first);
      return first;
    },
    /** A task of `from` begins. @returns what is told how many milliseconds it took */
    charge(from: string): (took: number) => void {
      level = takenBy(from);
      const guess = usual;
      taken.set(from, level + guess);
      if (taken.size > MANY) for (const [who, time] of taken) if (time <= level) taken.delete(who);
      return (took) => {
        usual += (took - usual) / 20;
        taken.set(from, (taken.get(from) ?? level) + took - guess);
      };
    },
  };
}
