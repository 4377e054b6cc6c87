import type { ShellApi } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import { ClayTile } from '@ia/shared-ui/personal-tile';
import { useState } from 'react';
import { t } from '../content/chrome.ts';
import type { VisitorTileState } from './visitor-tile-state.ts';

const load = () => import('./VisitorTileDrawing.tsx');

/**
 * The visitor's tile («O meu azulejo») in the header: a drawing that gains layers as the visitor uses the
 * site. The prerendered document contains a blank clay tile, which is the same for all. The visitor's
 * drawing replaces it when the browser is idle. If the drawing fails to load, the clay tile stays.
 */
export function VisitorTile({ shell }: { shell: Pick<ShellApi, 'deviceData' | 'report'> }) {
  const drawing = useModule(load, 'idle', shell.report);
  const [tile, setTile] = useState<VisitorTileState | null>(null);
  const drawingModule = drawing.status === 'ready' ? drawing.module : null;
  return (
    <>
      {drawingModule && <drawingModule.TileObserver deviceData={shell.deviceData()} onTile={setTile} />}
      {drawingModule && tile && tile.layers > 0 ? (
        // A new layer is animated; existing layers are not.
        <drawingModule.PersonalTile key={tile.layers} {...tile} size={32} assembling={tile.hasNewLayer} />
      ) : (
        <ClayTile label={tile?.label ?? t.visitorTile} />
      )}
    </>
  );
}
