import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Star } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { BigNumber, DemoCard, MutedText, SpacedRow, usePlaceholderAction } from './DemoCard.tsx';

/** Demo card of a rental with sample values: 397$ per night, rating 4.78. */
export function RentalListing() {
  const placeholderAction = usePlaceholderAction();
  return (
    <DemoCard lang="en">
      <div css={{ margin: '-1.5rem -1.5rem 0' }} aria-hidden="true">
        <AzulejoWall seed="rental" columns={6} rows={3} turning={false} />
      </div>
      <SpacedRow>
        <h4>Rental listing</h4>
        <span css={{ display: 'inline-flex', alignItems: 'center', gap: token.space[1], fontWeight: 650 }}>
          <Star size={18} fill="currentColor" aria-hidden="true" css={{ color: token.color.accent }} />
          <span css={{ fontVariantNumeric: 'tabular-nums' }}>4.78</span>
        </span>
      </SpacedRow>
      <MutedText>Tiled house, close to the library.</MutedText>
      <SpacedRow>
        <p>
          <BigNumber>397$</BigNumber> per night
        </p>
        <Button onClick={placeholderAction('Reserve')}>Reserve</Button>
      </SpacedRow>
    </DemoCard>
  );
}
