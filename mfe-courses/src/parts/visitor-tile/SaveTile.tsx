import { useShell } from '@ia/federation';
import { saveBlob } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { Download } from '@ia/shared-ui/icon';
import { personalTilePng } from '@ia/shared-ui/personal-tile';
import { personalWallPng } from '@ia/shared-ui/tile-picture';
import { useState } from 'react';
import { tile } from '../../content/my-progress/tile.ts';

interface SaveTileProps {
  seed: string;
  layers: number;
  /** Offers a wall of the tile too. */
  wall?: boolean;
}

/** Buttons that render the tile, or a wall of it, as PNG on the device and download it, without a request. */
export function SaveTile({ seed, layers, wall = false }: SaveTileProps) {
  const shell = useShell();
  const [hasFailed, setFailed] = useState(false);
  async function save(fileName: string, render: () => Promise<Blob>, savedText: string) {
    try {
      saveBlob(fileName, await render());
      setFailed(false);
      shell.announce(savedText);
    } catch (error) {
      shell.report(error, { part: 'picture of the tile' });
      setFailed(true);
      shell.announce(tile.saveFailed, 'assertive');
    }
  }
  const saveTile = () => save(tile.fileName, () => personalTilePng(seed, layers), tile.saved);
  const saveWall = () =>
    save(
      tile.wallFileName,
      () => personalWallPng(seed, layers, { slogan: tile.wallSlogan, address: window.location.host }),
      tile.wallSaved,
    );
  return (
    <>
      <Button variant="secondary" iconStart={Download} onClick={() => void saveTile()}>
        {tile.save}
      </Button>
      {wall && (
        <Button variant="secondary" iconStart={Download} onClick={() => void saveWall()}>
          {tile.saveWall}
        </Button>
      )}
      {hasFailed && <p>{tile.saveFailed}</p>}
    </>
  );
}
