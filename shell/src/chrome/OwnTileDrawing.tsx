import type { KeptThing } from '@ia/federation';
import { giveSeed, useOwnTile } from '@ia/shared-services/personal-tile';
import { ClayTile, LAYERS, PersonalTile } from '@ia/shared-ui/personal-tile';
import { useEffect, useRef } from 'react';
import { words } from '../content/chrome.ts';

/** The tile as this device has it. It stands on every page, so it is what gives a visitor the drawing that is theirs. */
export function OwnTileDrawing({ things }: { things: readonly KeptThing[] }) {
  const { seed, count } = useOwnTile(things);
  const first = useRef(count);
  useEffect(() => giveSeed({ seed, count }), [seed, count]);
  const layers = Math.min(count, LAYERS);
  if (seed === null || layers === 0) return <ClayTile label={words.ownTileOfClay} />;
  return (
    <PersonalTile
      // A layer that is new is glazed before one's eyes; what was there before stands.
      key={layers}
      seed={seed}
      layers={layers}
      size={32}
      assembling={count > first.current}
      label={words.ownTileOf(layers, LAYERS)}
    />
  );
}
