import { useState } from 'react';

/**
 * A list that does not move under its reader: what is shown keeps its place while counts change, and what is new waits
 * until it is asked for. What was withdrawn goes at once.
 */
export function useSteadyOrder<Row extends { id: string }>(rows: readonly Row[]) {
  const ids = () => rows.map(({ id }) => id);
  const [order, setOrder] = useState(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  // Where nothing stands, nothing can move.
  const listed = known.length > 0 ? known : rows;
  const here = new Set(listed.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !here.has(id));
  if (known.length === 0 && rows.length > 0) setOrder(ids());
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
