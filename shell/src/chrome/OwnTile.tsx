import type { ShellApi } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import { ClayTile } from '@ia/shared-ui/personal-tile';
import { useState } from 'react';
import { words } from '../content/chrome.ts';
import type { TileHere } from './tile-here.ts';

const load = () => import('./OwnTileDrawing.tsx');

/**
 * «O meu azulejo», small. Bare clay stands in the document, the same for all; what this device has, and what draws it, comes
 * once the page has been painted and the browser is idle. Where it does not come, the clay stays, and says nothing of layers.
 */
export function OwnTile({ shell }: { shell: Pick<ShellApi, 'kept' | 'report'> }) {
  const drawing = useModule(load, 'idle', shell.report);
  const [tile, setTile] = useState<TileHere | null>(null);
  const drawn = drawing.status === 'ready' ? drawing.module : null;
  return (
    <>
      {drawn && <drawn.FollowTile things={shell.kept()} onTile={setTile} />}
      {drawn && tile && tile.layers > 0 ? (
        // A layer that is new is glazed before one's eyes; what was there before stands.
        <drawn.PersonalTile key={tile.layers} {...tile} size={32} assembling={tile.grown} />
      ) : (
        <ClayTile label={tile?.label ?? words.ownTile} />
      )}
    </>
  );
}
