import { Counter } from '@ia/shared-ui/counter';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { cocreate } from '../../../content/cocreate.ts';
import type { ManifestoFigures } from '../../../rules/manifesto-figures.ts';
import { Figures } from './Stats.styles.ts';

const words = cocreate.stats;

/** What the movement has built so far, in three numbers; until there is enough to count, examples that say so. */
export function Stats({ figures }: { figures: ManifestoFigures }) {
  const { live } = figures;
  const numbers = [
    {
      value: figures.suggestions,
      label: live ? words.suggestions : words.exampleSuggestions,
      example: !live,
    },
    { value: figures.principles, label: words.principles, example: false },
    { value: figures.votes, label: words.votes, example: !live },
  ];
  return (
    <Section id="stats" title={words.title} intro={live ? words.lead : words.startingLead}>
      <Figures>
        {numbers.map(({ value, label, example }) => (
          <div key={label}>
            <dt>
              {label} {example && <Tag tone="info">{words.example}</Tag>}
            </dt>
            <dd>
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </Figures>
      <Small>{live ? words.live : words.starting}</Small>
    </Section>
  );
}
