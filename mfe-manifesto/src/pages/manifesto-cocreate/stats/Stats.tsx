import { Counter } from '@ia/shared-ui/counter';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import type { ReactNode } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import type { ManifestoFigures } from '../../../rules/manifesto-figures.ts';
import { Figures } from './Stats.styles.ts';

const t = cocreate.stats;

interface StatsProps {
  figures: ManifestoFigures;
  /** Actions on the figures. */
  children?: ReactNode;
}

/** Three totals of the movement; a total that is still zero shows a labelled example. */
export function Stats({ figures, children }: StatsProps) {
  const { suggestions, principles, votes } = figures;
  const numbers = [
    { ...suggestions, label: suggestions.example ? t.exampleSuggestions : t.suggestions },
    { count: principles, label: t.principles, example: false },
    { ...votes, label: t.votes },
  ];
  return (
    <Section id="stats" title={t.title} intro={votes.example ? t.startingLead : t.lead}>
      <Figures>
        {numbers.map(({ count, label, example }) => (
          <div key={label}>
            <dt>
              {label} {example && <Tag tone="info">{t.example}</Tag>}
            </dt>
            <dd>
              <Counter value={count} />
            </dd>
          </div>
        ))}
      </Figures>
      {!votes.example && <Small>{suggestions.example ? t.voted : t.live}</Small>}
      {children}
    </Section>
  );
}
