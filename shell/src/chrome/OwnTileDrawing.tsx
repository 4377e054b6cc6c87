import type { KeptThing } from '@ia/federation';
import { giveSeed, useOwnTile } from '@ia/shared-services/personal-tile';
import { LAYERS } from '@ia/shared-ui/personal-tile';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { words } from '../content/chrome.ts';
import type { TileHere } from './tile-here.ts';

export { PersonalTile } from '@ia/shared-ui/personal-tile';

interface FollowTileProps {
  things: readonly KeptThing[];
  onTile: (tile: TileHere) => void;
}

/**
 * Tells how the tile of this device is, and goes on to. It runs on every page, so it is what gives a visitor the drawing
 * that is theirs. It draws nothing: clay that stands in the document stays the same element.
 */
export function FollowTile({ things, onTile }: FollowTileProps) {
  const { seed, count } = useOwnTile(things);
  const first = useRef(count);
  useEffect(() => giveSeed({ seed, count }), [seed, count]);
  // Before anything is painted: the header of another page shows it at once.
  useLayoutEffect(() => {
    const layers = seed === null ? 0 : Math.min(count, LAYERS);
    const grown = count > first.current;
    const tell = () =>
      onTile({
        seed: seed ?? '',
        layers,
        grown,
        label: layers === 0 ? words.ownTileOfClay : words.ownTileOf(layers, LAYERS),
      });
    // A new layer can wait until what added it has answered.
    grown ? startTransition(tell) : tell();
  }, [seed, count, onTile]);
  return null;
}
