import { definePage, useShell } from '@ia/federation';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import { Container } from '@ia/shared-ui/container';
import { Eyebrow, Heading, Lead, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { own } from '../../content/own/words.ts';
import { useHeld } from '../../state/held.ts';
import { Courses } from './Courses.tsx';
import { EraseAll } from './EraseAll.tsx';
import { KeptList } from './KeptList.tsx';
import { Move } from './Move.tsx';
import { OwnTile } from './OwnTile.tsx';

/** Everything that this device keeps of this visitor: shown, erased, moved. What there is to show the sections declare. */
function MyProgress() {
  const things = useShell().kept();
  const device = useHeld();
  const keeps = useDeviceKeeps();
  return (
    <>
      <Container css={{ display: 'grid', gap: token.space[3], paddingBlock: token.space[12] }}>
        <Eyebrow>{own.hero.eyebrow}</Eyebrow>
        <Heading level={1} tabIndex={-1}>
          {own.hero.title}
        </Heading>
        <Lead>{own.hero.lead}</Lead>
        {!keeps && <Small>{own.notKept}</Small>}
      </Container>
      <OwnTile />
      <Courses />
      <KeptList things={things} device={device} />
      <Move things={things} device={device} />
      <EraseAll device={device} />
    </>
  );
}

export default definePage(MyProgress);
