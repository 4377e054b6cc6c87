import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Star } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { Between, DemoCard, Large, Quiet, usePlaceholder } from './DemoCard.tsx';

/** Demo card of a rental. Specification §9: 397$ per night, rating 4.78. */
export function RentalListing() {
  const placeholder = usePlaceholder();
  return (
    <DemoCard lang="en">
      <div css={{ margin: '-1.5rem -1.5rem 0' }} aria-hidden="true">
        <AzulejoWall seed="rental" columns={6} rows={3} turning={false} />
      </div>
      <Between>
        <h4>Rental listing</h4>
        <span css={{ display: 'inline-flex', alignItems: 'center', gap: token.space[1], fontWeight: 650 }}>
          <Star size={18} fill="currentColor" aria-hidden="true" css={{ color: token.color.accent }} />
          <span css={{ fontVariantNumeric: 'tabular-nums' }}>4.78</span>
        </span>
      </Between>
      <Quiet>Tiled house, close to the library.</Quiet>
      <Between>
        <p>
          <Large>397$</Large> per night
        </p>
        <Button onClick={placeholder('Reserve')}>Reserve</Button>
      </Between>
    </DemoCard>
  );
}
