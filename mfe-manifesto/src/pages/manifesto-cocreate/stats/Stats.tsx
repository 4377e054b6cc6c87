import { Counter } from '@ia/shared-ui/counter';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import type { ReactNode } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import type { ManifestoFigures } from '../../../rules/manifesto-figures.ts';
import { Figures } from './Stats.styles.ts';

const words = cocreate.stats;

interface StatsProps {
  figures: ManifestoFigures;
  /** What can be done with the figures. */
  children?: ReactNode;
}

/** What the movement has built so far, in three numbers; a number that nobody reached yet is an example and says so. */
export function Stats({ figures, children }: StatsProps) {
  const { suggestions, principles, votes } = figures;
  const numbers = [
    { ...suggestions, label: suggestions.example ? words.exampleSuggestions : words.suggestions },
    { count: principles, label: words.principles, example: false },
    { ...votes, label: words.votes },
  ];
  return (
    <Section id="stats" title={words.title} intro={votes.example ? words.startingLead : words.lead}>
      <Figures>
        {numbers.map(({ count, label, example }) => (
          <div key={label}>
            <dt>
              {label} {example && <Tag tone="info">{words.example}</Tag>}
            </dt>
            <dd>
              <Counter value={count} />
            </dd>
          </div>
        ))}
      </Figures>
      <Small>{votes.example ? words.starting : suggestions.example ? words.voted : words.live}</Small>
      {children}
    </Section>
  );
}
