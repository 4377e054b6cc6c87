import type { ShellApi } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import { ClayTile } from '@ia/shared-ui/personal-tile';
import { useState } from 'react';
import { t } from '../content/chrome.ts';
import type { VisitorTileState } from './visitor-tile-state.ts';

const load = () => import('./VisitorTileDrawing.tsx');

/**
 * «O meu azulejo», small. The document contains bare clay, the same for all; the visitor's layers and their
 * drawing load when the browser is idle. If they do not load, the clay stays.
 */
export function VisitorTile({ shell }: { shell: Pick<ShellApi, 'deviceData' | 'report'> }) {
  const drawing = useModule(load, 'idle', shell.report);
  const [tile, setTile] = useState<VisitorTileState | null>(null);
  const parts = drawing.status === 'ready' ? drawing.module : null;
  return (
    <>
      {parts && <parts.TileObserver things={shell.deviceData()} onTile={setTile} />}
      {parts && tile && tile.layers > 0 ? (
        // A new layer is animated; existing layers are not.
        <parts.PersonalTile key={tile.layers} {...tile} size={32} assembling={tile.grown} />
      ) : (
        <ClayTile label={tile?.label ?? t.visitorTile} />
      )}
    </>
  );
}
