import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { readShared, useVisitorTile } from '@ia/shared-services/personal-tile';
import { LinkButton } from '@ia/shared-ui/button';
import { LAYERS, TwoTiles } from '@ia/shared-ui/personal-tile';
import { Heading } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { sharedTile as t } from '../../../content/shared-tile.ts';

const Both = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'center',
  [media.md]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: token.space[10] },
  '& > svg': { maxWidth: '16rem' },
});
const TileText = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space[3],
  maxWidth: token.measure,
});

/**
 * Two tiles that join: the shared one and the visitor's own.
 * @param text untrusted value from the URL
 */
export function SharedTileView({ text }: { text: string }) {
  const shell = useShell();
  const { seed, count } = useVisitorTile(shell.deviceData());
  const theirs = readShared(text, LAYERS);
  if (!theirs) return <p>{t.broken}</p>;
  const ownTile = { seed, layers: seed === null ? 0 : Math.min(count, LAYERS) };
  const isOwn = theirs.seed === seed;
  const begun = ownTile.layers > 0;
  const ownText = begun ? t.mine(ownTile.layers, LAYERS) : t.clay;
  return (
    <Both aria-label={t.region}>
      <TwoTiles one={theirs} other={isOwn ? { seed: null, layers: 0 } : ownTile} label={t.picture} />
      <TileText>
        <Heading level={2}>{t.title}</Heading>
        <p>{isOwn ? t.own : `${t.theirs(theirs.layers, LAYERS)} ${ownText} ${t.flower}`}</p>
        <LinkButton href={shell.href(begun ? '/o-meu-progresso#azulejo' : '/aprender')} variant="secondary">
          {begun ? t.see : t.start}
        </LinkButton>
      </TileText>
    </Both>
  );
}
