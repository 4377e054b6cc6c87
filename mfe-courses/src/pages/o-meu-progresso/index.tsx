import { definePage, useShell } from '@ia/federation';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Container } from '@ia/shared-ui/container';
import { Eyebrow, Heading, Lead, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
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
      <Container css={{ display: 'grid', gap: token.space[3], paddingBlock: token.space[12] }}>
        <Eyebrow>{myProgress.hero.eyebrow}</Eyebrow>
        <Heading level={1} tabIndex={-1}>
          {myProgress.hero.title}
        </Heading>
        <Lead>{myProgress.hero.lead}</Lead>
        {!canStore && <Small>{myProgress.notStored}</Small>}
      </Container>
      <VisitorTile />
      <Courses />
      <StoredDataList deviceData={deviceData} device={device} />
      <DeviceTransfer deviceData={deviceData} device={device} />
      <EraseAll device={device} />
    </>
  );
}

export default definePage(MyProgress);
