import styled from '@emotion/styled';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';

/** Prevents the card from stretching the SVG. */
const Strip = styled.div({ overflow: 'hidden' });

/** Card header: one row of the same tile, edge to edge. */
export function TileStrip({ seed }: { seed: string }) {
  return (
    <Strip>
      <AzulejoDivider seed={seed} height={56} />
    </Strip>
  );
}
