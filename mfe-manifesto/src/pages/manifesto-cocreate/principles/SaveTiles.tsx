import { useShell } from '@ia/federation';
import { saveBlob } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { Download, Share } from '@ia/shared-ui/icon';
import { type PictureTile, tilesPng } from '@ia/shared-ui/tile-picture';
import { useState } from 'react';
import { allVoted as t } from '../../../content/all-voted.ts';

/** True where the device's share sheet accepts a picture. */
const canSharePictures = () =>
  navigator.canShare?.({ files: [new File([], t.fileName, { type: 'image/png' })] }) ?? false;

/** Buttons that render the tiles as a picture on the device, to download or to share. */
export function SaveTiles({ tiles }: { tiles: readonly PictureTile[] }) {
  const shell = useShell();
  const [hasFailed, setFailed] = useState(false);
  const [canShare] = useState(canSharePictures);
  async function use(onPicture: (picture: Blob) => Promise<void> | void) {
    try {
      await onPicture(
        await tilesPng(tiles, {
          title: t.pictureTitle,
          address: t.pictureAddress(window.location.host),
        }),
      );
      setFailed(false);
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      shell.report(error, { part: 'picture of the votes' });
      setFailed(true);
      shell.announce(t.saveFailed, 'assertive');
    }
  }
  const save = () =>
    use((picture) => {
      saveBlob(t.fileName, picture);
      shell.announce(t.saved);
    });
  const share = () =>
    use((picture) =>
      navigator.share({
        files: [new File([picture], t.fileName, { type: 'image/png' })],
        title: t.pictureTitle.join(' '),
      }),
    );
  return (
    <>
      {canShare && (
        <Button iconStart={Share} onClick={() => void share()}>
          {t.share}
        </Button>
      )}
      <Button variant={canShare ? 'secondary' : 'primary'} iconStart={Download} onClick={() => void save()}>
        {t.save}
      </Button>
      {hasFailed && <p css={{ flexBasis: '100%' }}>{t.saveFailed}</p>}
    </>
  );
}
