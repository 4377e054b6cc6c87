import styled from '@emotion/styled';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';

/** Tiles at their own height: the card would stretch a bare drawing. */
const Strip = styled.div({ overflow: 'hidden' });

/** One row of the same tile, edge to edge: the head of a card. */
export function TileStrip({ seed }: { seed: string }) {
  return (
    <Strip>
      <AzulejoDivider seed={seed} height={56} />
    </Strip>
  );
}
