import type { DeviceData } from '@ia/federation';
import { ensureSeed, useVisitorTile } from '@ia/shared-services/personal-tile';
import { LAYERS } from '@ia/shared-ui/personal-tile';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../content/chrome.ts';
import type { VisitorTileState } from './visitor-tile-state.ts';

export { PersonalTile } from '@ia/shared-ui/personal-tile';

interface TileObserverProps {
  things: readonly DeviceData[];
  onTile: (tile: VisitorTileState) => void;
}

/**
 * Reports the state of the visitor's tile, and its changes. It runs on every page, so it also creates the
 * visitor's drawing. It renders nothing: the clay in the document stays the same element.
 */
export function TileObserver({ things, onTile }: TileObserverProps) {
  const { seed, count } = useVisitorTile(things);
  const first = useRef(count);
  useEffect(() => ensureSeed({ seed, count }), [seed, count]);
  // Before paint: the header of another page shows it at once.
  useLayoutEffect(() => {
    const layers = seed === null ? 0 : Math.min(count, LAYERS);
    const grown = count > first.current;
    const notify = () =>
      onTile({
        seed: seed ?? '',
        layers,
        grown,
        label: layers === 0 ? t.visitorTileOfClay : t.visitorTileLayers(layers, LAYERS),
      });
    // A new layer may wait for the response to the action that added it.
    grown ? startTransition(notify) : notify();
  }, [seed, count, onTile]);
  return null;
}
