import styled from '@emotion/styled';
import { useRoute, useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { useModule } from '@ia/shared-ui/hooks';
import { media, token } from '@ia/shared-ui/tokens';

const load = () => import('./SharedTileView.tsx');

/** As high as what comes, so that the page below does not move. */
const Place = styled(Container)({
  display: 'grid',
  alignItems: 'center',
  minHeight: '36rem',
  paddingBlock: token.space[8],
  [media.md]: { minHeight: '20rem' },
  [media.print]: { display: 'none' },
});

/** Somebody's tile beside one's own, where the address brings one (`#/?azulejo=…`); nobody else loads any of it. */
export function SharedTile() {
  const { azulejo } = useRoute().query;
  const { report } = useShell();
  const view = useModule(load, azulejo !== undefined, report);
  if (azulejo === undefined || view.status === 'failed') return null;
  return <Place>{view.status === 'ready' && <view.module.SharedTileView text={azulejo} />}</Place>;
}
