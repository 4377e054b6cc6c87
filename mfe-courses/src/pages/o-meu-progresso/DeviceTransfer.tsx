import type { DeviceData } from '@ia/federation';
import { Section } from '@ia/shared-ui/section';
import { myProgress } from '../../content/my-progress/text.ts';
import type { useDeviceData } from '../../state/use-device-data.ts';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './ImportSection.tsx';
import { Stack } from './Rows.styles.ts';

interface DeviceTransferProps {
  deviceData: readonly DeviceData[];
  device: ReturnType<typeof useDeviceData>;
}

/** Section to export and import the data of this device, without account or server. */
export function DeviceTransfer({ deviceData, device }: DeviceTransferProps) {
  return (
    <Section
      id="mudar"
      kind="quiet"
      layout="beside"
      title={myProgress.move.title}
      intro={myProgress.move.intro}
    >
      <Stack>
        <ExportSection snapshot={device.snapshot} deviceData={deviceData} />
        <ImportSection deviceData={deviceData} device={device} />
      </Stack>
    </Section>
  );
}
