import type { KeptThing } from '@ia/federation';
import { Section } from '@ia/shared-ui/section';
import { own } from '../../content/own/words.ts';
import type { useHeld } from '../../state/held.ts';
import { Bring } from './Bring.tsx';
import { Stack } from './Rows.styles.ts';
import { TakeAway } from './TakeAway.tsx';

interface MoveProps {
  things: readonly KeptThing[];
  device: ReturnType<typeof useHeld>;
}

/** From one device to another without an account, and without our server. */
export function Move({ things, device }: MoveProps) {
  return (
    <Section id="mudar" kind="quiet" layout="beside" title={own.move.title} intro={own.move.intro}>
      <Stack>
        <TakeAway held={device.held} things={things} />
        <Bring things={things} device={device} />
      </Stack>
    </Section>
  );
}
