import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { readShared, useOwnTile } from '@ia/shared-services/personal-tile';
import { LinkButton } from '@ia/shared-ui/button';
import { LAYERS, TwoTiles } from '@ia/shared-ui/personal-tile';
import { Heading } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { sharedTile as words } from '../../../content/shared-tile.ts';

const Both = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'center',
  [media.md]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: token.space[10] },
  '& > svg': { maxWidth: '16rem' },
});
const Told = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space[3],
  maxWidth: token.measure,
});

/** @param text what stands in the address, from anybody */
export function SharedTileView({ text }: { text: string }) {
  const shell = useShell();
  const { seed, count } = useOwnTile(shell.kept());
  const theirs = readShared(text, LAYERS);
  if (!theirs) return <p>{words.broken}</p>;
  const mine = { seed, layers: seed === null ? 0 : Math.min(count, LAYERS) };
  const isOwn = theirs.seed === seed;
  const begun = mine.layers > 0;
  const here = begun ? words.mine(mine.layers, LAYERS) : words.clay;
  return (
    <Both aria-label={words.region}>
      <TwoTiles one={theirs} other={isOwn ? { seed: null, layers: 0 } : mine} label={words.picture} />
      <Told>
        <Heading level={2}>{words.title}</Heading>
        <p>{isOwn ? words.own : `${words.theirs(theirs.layers, LAYERS)} ${here} ${words.flower}`}</p>
        <LinkButton href={shell.href(begun ? '/o-meu-progresso#azulejo' : '/aprender')} variant="secondary">
          {begun ? words.see : words.start}
        </LinkButton>
      </Told>
    </Both>
  );
}
