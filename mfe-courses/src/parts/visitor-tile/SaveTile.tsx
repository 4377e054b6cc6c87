import { useShell } from '@ia/federation';
import { saveBlob } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { Download } from '@ia/shared-ui/icon';
import { personalTilePng } from '@ia/shared-ui/personal-tile';
import { useState } from 'react';
import { tile } from '../../content/my-progress/tile.ts';

/** Button that renders the tile as PNG on the device and downloads it, without a request. */
export function SaveTile({ seed, layers }: { seed: string; layers: number }) {
  const shell = useShell();
  const [hasFailed, setFailed] = useState(false);
  async function save() {
    try {
      saveBlob(tile.fileName, await personalTilePng(seed, layers));
      setFailed(false);
      shell.announce(tile.saved);
    } catch (error) {
      shell.report(error, { part: 'picture of the tile' });
      setFailed(true);
      shell.announce(tile.saveFailed, 'assertive');
    }
  }
  return (
    <>
      <Button variant="secondary" iconStart={Download} onClick={() => void save()}>
        {tile.save}
      </Button>
      {hasFailed && <p>{tile.saveFailed}</p>}
    </>
  );
}
