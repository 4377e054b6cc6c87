import styled from '@emotion/styled';
import { Check } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { DemoCard } from './DemoCard.tsx';

const FEATURES = [
  'Works with the keyboard alone',
  'Light and dark, in five themes',
  'Text up to 200 % without loss',
  'Still when you ask for less motion',
];

/** Demo card: list of features. */
export function FeatureList() {
  return (
    <DemoCard lang="en">
      <h4>Feature list</h4>
      <Features role="list">
        {FEATURES.map((feature) => (
          <li key={feature}>
            <Check size={20} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </Features>
    </DemoCard>
  );
}

const Features = styled.ul({
  display: 'grid',
  gap: token.space[3],
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: token.space[3],
    alignItems: 'start',
  },
  '& svg': { marginBlockStart: '0.2em', color: token.color.success },
});
