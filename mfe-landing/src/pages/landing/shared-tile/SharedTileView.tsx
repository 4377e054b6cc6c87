import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { parseSharedTile, useVisitorTile } from '@ia/shared-services/personal-tile';
import { LinkButton } from '@ia/shared-ui/button';
import { LAYERS, TwoTiles } from '@ia/shared-ui/personal-tile';
import { Heading } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { sharedTile as t } from '../../../content/shared-tile.ts';

const Columns = styled.section({
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
 * A shared personal tile next to the visitor's own, or a message when the URL has no valid tile.
 * @param text untrusted value from the URL: `<seed>.<number of layers>`
 */
export function SharedTileView({ text }: { text: string }) {
  const shell = useShell();
  const { seed, count } = useVisitorTile(shell.deviceData());
  const tile = parseSharedTile(text, LAYERS);
  if (!tile) return <p>{t.broken}</p>;
  const ownTile = { seed, layers: seed === null ? 0 : Math.min(count, LAYERS) };
  const isOwn = tile.seed === seed;
  const hasLayers = ownTile.layers > 0;
  const ownText = hasLayers ? t.mine(ownTile.layers, LAYERS) : t.clay;
  return (
    <Columns aria-label={t.region}>
      {/* The visitor's own tile is shown once: its other half stays empty. */}
      <TwoTiles one={tile} other={isOwn ? { seed: null, layers: 0 } : ownTile} label={t.picture} />
      <TileText>
        <Heading level={2}>{t.title}</Heading>
        <p>{isOwn ? t.own : `${t.theirs(tile.layers, LAYERS)} ${ownText} ${t.flower}`}</p>
        <LinkButton
          href={shell.href(hasLayers ? '/o-meu-progresso#azulejo' : '/aprender')}
          variant="secondary"
        >
          {hasLayers ? t.see : t.start}
        </LinkButton>
      </TileText>
    </Columns>
  );
}
