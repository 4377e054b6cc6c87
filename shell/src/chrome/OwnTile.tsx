import type { ShellApi } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import { ClayTile } from '@ia/shared-ui/personal-tile';
import { words } from '../content/chrome.ts';

const load = () => import('./OwnTileDrawing.tsx');

/**
 * «O meu azulejo», small. Bare clay stands in the document, the same for all; what this device has, and what draws it, comes
 * once the page has been painted and the browser is idle. Where it does not come, the clay stays, and says nothing of layers.
 */
export function OwnTile({ shell }: { shell: Pick<ShellApi, 'kept' | 'report'> }) {
  const drawing = useModule(load, 'idle', shell.report);
  if (drawing.status === 'ready') return <drawing.module.OwnTileDrawing things={shell.kept()} />;
  return <ClayTile label={words.ownTile} />;
}
