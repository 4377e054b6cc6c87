import styled from '@emotion/styled';
import { Counter } from '@ia/shared-ui/counter';
import { Section } from '@ia/shared-ui/section';
import { Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import type { ManifestoFigures } from '../../../figures/manifesto-figures.ts';

const words = cocreate.stats;

/** What the movement has built so far, in three numbers. */
export function Stats({ figures }: { figures: ManifestoFigures }) {
  const numbers = [
    { value: figures.suggestions, label: words.suggestions },
    { value: figures.principles, label: words.principles },
    { value: figures.votes, label: words.votes },
  ];
  return (
    <Section id="stats" title={words.title} intro={words.lead} tone="tint">
      <Figures>
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </Figures>
      <Small>{figures.live ? words.live : words.starting}</Small>
    </Section>
  );
}

const Figures = styled.dl({
  display: 'grid',
  gap: token.space[4],
  marginBlockEnd: token.space[5],
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    background: token.color.raised,
    borderRadius: token.radius.lg,
    padding: token.space[5],
    borderBlockStart: `6px solid ${token.color.accentDeco}`,
  },
  '& dt': { color: token.color.inkSoft },
  '& dd': {
    margin: 0,
    fontFamily: token.font.display,
    fontSize: token.size.h1,
    fontWeight: 800,
    lineHeight: 1.1,
    color: token.color.accent,
  },
});
