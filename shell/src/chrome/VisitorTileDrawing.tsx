import type { DeviceData } from '@ia/federation';
import { ensureSeed, useVisitorTile } from '@ia/shared-services/personal-tile';
import { LAYERS } from '@ia/shared-ui/personal-tile';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../content/chrome.ts';
import type { VisitorTileState } from './visitor-tile-state.ts';

export { PersonalTile } from '@ia/shared-ui/personal-tile';

interface TileObserverProps {
  /** Declared device data, from which the layers of the tile are counted. */
  deviceData: readonly DeviceData[];
  onTile: (tile: VisitorTileState) => void;
}

/**
 * Reports the state of the visitor's tile, and its changes. Renders nothing, so that the blank clay tile of
 * the document stays the same element. Runs on every page, so it also creates the seed, which decides the
 * visitor's drawing.
 */
export function TileObserver({ deviceData, onTile }: TileObserverProps) {
  const { seed, count } = useVisitorTile(deviceData);
  const initialCount = useRef(count);
  useEffect(() => ensureSeed({ seed, count }), [seed, count]);
  // Before paint: the header of another page shows it at once.
  useLayoutEffect(() => {
    const layers = seed === null ? 0 : Math.min(count, LAYERS);
    const hasNewLayer = count > initialCount.current;
    const notify = () =>
      onTile({
        seed: seed ?? '',
        layers,
        hasNewLayer,
        label: layers === 0 ? t.visitorTileOfClay : t.visitorTileLayers(layers, LAYERS),
      });
    // Low priority: the page first renders its response to the visitor's action, such as a vote.
    hasNewLayer ? startTransition(notify) : notify();
  }, [seed, count, onTile]);
  return null;
}
