import { type KeptThing, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useFocusHeading } from '@ia/shared-ui/hooks';
import { Heading } from '@ia/shared-ui/text';
import { useEffect, useState } from 'react';
import { own } from '../../content/own/words.ts';
import { planOf } from '../../rules/bring.ts';
import type { Parcel } from '../../rules/parcel.ts';
import type { useHeld } from '../../state/held.ts';
import { RowActions, Warning } from './Rows.styles.ts';

const LONG = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

interface ArrivedProps {
  parcel: Parcel;
  things: readonly KeptThing[];
  device: ReturnType<typeof useHeld>;
  /** Nothing of it is wanted. */
  onDone: () => void;
}

/** What came from another device: what would be here then, and the question whether it is wanted. */
export function Arrived({ parcel, things, device, onDone }: ArrivedProps) {
  const shell = useShell();
  const { move } = own;
  const [plan] = useState(() => planOf(parcel, device.held, things));
  const [before, setBefore] = useState<ReadonlyMap<string, string | null> | null>(null);
  const [heading, toHeading] = useFocusHeading<HTMLHeadingElement>();
  useEffect(toHeading, [toHeading]);
  const nothingNew = plan.changes.size === 0;
  function take() {
    setBefore(device.put(plan.changes));
    shell.announce(move.taken);
    toHeading();
  }
  function undo() {
    if (before) device.put(before);
    shell.announce(move.undone);
    onDone();
  }
  return (
    <Warning data-arrival={before ? 'taken' : 'asking'}>
      <Heading level={4} ref={heading} tabIndex={-1}>
        {before ? move.taken : move.arrived}
      </Heading>
      {nothingNew ? (
        <p>{move.nothingNew}</p>
      ) : (
        <>
          {!before && <p>{move.madeOn(LONG.format(new Date(parcel.madeOn)))}</p>}
          <ul>
            {plan.then.map(({ label, amounts }) => (
              <li key={label}>
                {[label, amounts.map((amount) => own.amount(amount.value, amount)).join(' · ')]
                  .filter(Boolean)
                  .join(': ')}
              </li>
            ))}
          </ul>
          {!before && <p>{move.nothingLost}</p>}
        </>
      )}
      {plan.left.length > 0 && <p>{move.left(plan.left.length)}</p>}
      <RowActions>
        {!nothingNew && !before && <Button onClick={take}>{move.take}</Button>}
        {before ? (
          <Button variant="secondary" onClick={undo}>
            {move.undo}
          </Button>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              shell.announce(move.refused);
              onDone();
            }}
          >
            {move.refuse}
          </Button>
        )}
      </RowActions>
    </Warning>
  );
}
