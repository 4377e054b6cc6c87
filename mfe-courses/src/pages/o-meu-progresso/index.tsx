import { definePage, useShell } from '@ia/federation';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { Small } from '@ia/shared-ui/text';
import { myProgress } from '../../content/my-progress/text.ts';
import { useDeviceData } from '../../state/use-device-data.ts';
import { Courses } from './Courses.tsx';
import { DeviceTransfer } from './DeviceTransfer.tsx';
import { EraseAll } from './EraseAll.tsx';
import { StoredDataList } from './StoredDataList.tsx';
import { VisitorTile } from './VisitorTile.tsx';

/**
 * Page of all data stored on this device: view, erase, transfer. The apps declare the items in `deviceData`.
 */
function MyProgress() {
  const deviceData = useShell().deviceData();
  const device = useDeviceData();
  const canStore = useCanStoreOnDevice();
  return (
    <>
      <PageOpening {...myProgress.hero}>{!canStore && <Small>{myProgress.notStored}</Small>}</PageOpening>
      <Courses />
      <VisitorTile />
      <StoredDataList deviceData={deviceData} device={device} />
      <DeviceTransfer deviceData={deviceData} device={device} />
      <EraseAll device={device} />
    </>
  );
}

export default definePage(MyProgress);
