import { useState } from 'react';

/**
 * A list that does not move under its reader: what is shown keeps its place while counts change, and what is new waits
 * until it is asked for. What was withdrawn goes at once.
 */
export function useSteadyOrder<Row extends { id: string }>(rows: readonly Row[]) {
  const [order, setOrder] = useState(() => rows.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const listed = order.flatMap((id) => byId.get(id) ?? []);
  const here = new Set(listed.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !here.has(id));
  return {
    listed,
    /** What has been published since. */
    fresh,
    /** Puts what is new at this place of the list. */
    admit(place: number) {
      const now = listed.map(({ id }) => id);
      now.splice(place, 0, ...fresh.map(({ id }) => id));
      setOrder(now);
    },
  };
}
