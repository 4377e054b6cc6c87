import styled from '@emotion/styled';
import { THEMES, token } from '@ia/shared-ui/tokens';
import { SECTIONS } from '../../content/text.ts';
import { BigNumber, DemoCard, MutedText } from './DemoCard.tsx';

// The specification defines no figures for this card, so it counts the library itself.
const STATS = [
  { value: THEMES.length, label: 'themes' },
  { value: 2, label: 'colour schemes' },
  { value: SECTIONS.length, label: 'sections' },
];

/** Demo card: figures of the library. */
export function UsageStats() {
  return (
    <DemoCard lang="en">
      <h4>Usage stats</h4>
      <MutedText>What this library page lets you look at.</MutedText>
      <Stats>
        {STATS.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <BigNumber>{value}</BigNumber>
            </dd>
          </div>
        ))}
      </Stats>
    </DemoCard>
  );
}

const Stats = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  gap: token.space[3],
  '& > div': { display: 'grid', alignContent: 'end', minWidth: 0 },
  '& dt': { order: 2, fontSize: token.size.sm, color: token.color.inkSoft, lineHeight: 1.3 },
  '& dd': { margin: 0, color: token.color.accent },
});
