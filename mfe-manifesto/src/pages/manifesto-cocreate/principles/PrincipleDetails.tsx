import { useShell } from '@ia/federation';
import { type Principle, splitStatistic } from '@ia/shared-services/principles';
import { Chart } from '@ia/shared-ui/chart';
import { LazyMarkdown } from '@ia/shared-ui/markdown';
import { Quiz } from '@ia/shared-ui/quiz';
import { type TabItem, Tabs } from '@ia/shared-ui/tabs';
import { Small } from '@ia/shared-ui/text';
import { cocreate } from '../../../content/cocreate.ts';
import { NewsBlock } from '../news/NewsBlock.tsx';
import { hasQuiz } from './has-details.ts';
import { BigFigure, Details, Facts, Figures, Statistic } from './PrincipleDetails.styles.ts';
import { SourceNote } from './SourceNote.tsx';

const t = cocreate.principles;

/**
 * Content of 'Saber mais...': relevance, figures and practice. Loaded on demand, which keeps charts, tabs and
 * markdown out of the first load. Empty parts are omitted.
 */
export default function PrincipleDetails({ principle }: { principle: Principle }) {
  const { ai } = useShell();
  return (
    <Details>
      {(principle.relevance_title || principle.relevance_headline) && (
        <div>
          {principle.relevance_title && <h4>{principle.relevance_title}</h4>}
          {principle.relevance_headline && <p>{principle.relevance_headline}</p>}
        </div>
      )}
      <FiguresPart principle={principle} />
      <FactsPart principle={principle} />
      <PracticePart principle={principle} />
      {ai().mode !== 'off' && <NewsBlock principle={principle} />}
    </Details>
  );
}

/** Key statistic and chart. The first of the sources belongs to the statistic. */
function FiguresPart({ principle }: { principle: Principle }) {
  const { chart_data: chart, relevance_infographic_text: text, relevance_sources: sources } = principle;
  if (!text && !chart) return null;
  const { figure, rest } = splitStatistic(text);
  return (
    <Figures>
      {text && (
        <Statistic>
          {figure && <BigFigure>{figure}</BigFigure>}
          <span>{rest}</span>
          <SourceNote source={sources[0]} />
        </Statistic>
      )}
      {chart && (
        <div>
          <Chart
            type={chart.type}
            title={chart.title}
            data={chart.data}
            unit={chart.unit}
            source={{ name: chart.source.fonte, year: chart.source.ano, url: chart.source.url }}
          />
          {chart.note && <Small>{chart.note}</Small>}
        </div>
      )}
    </Figures>
  );
}

/** List of facts. The sources after the first one belong to the facts, in order. */
function FactsPart({ principle }: { principle: Principle }) {
  const { relevance_facts: facts, relevance_sources: sources } = principle;
  if (!facts.some(Boolean)) return null;
  return (
    <div>
      <h4>{t.facts}</h4>
      <Facts>
        {facts.map(
          (fact, index) =>
            fact && (
              <li key={fact}>
                {fact}
                <SourceNote source={sources[index + 1]} />
              </li>
            ),
        )}
      </Facts>
    </div>
  );
}

/** Tabs for the parts of the principle in practice, when there is more than one. */
function PracticePart({ principle }: { principle: Principle }) {
  const items: TabItem[] = [];
  if (principle.accordion_content) {
    const content = (
      <>
        {principle.accordion_title && <h4>{principle.accordion_title}</h4>}
        <LazyMarkdown headingLevel={4}>{principle.accordion_content}</LazyMarkdown>
      </>
    );
    items.push({ id: 'fundamentacao', label: t.tabs.rationale, content });
  }
  if (principle.practical_example) {
    items.push({ id: 'exemplo', label: t.tabs.example, content: <p>{principle.practical_example}</p> });
  }
  if (hasQuiz(principle)) {
    const content = (
      <Quiz
        question={principle.quiz_question}
        options={principle.quiz_options}
        correctFeedback={principle.quiz_correct_feedback}
        incorrectFeedback={principle.quiz_incorrect_feedback}
      />
    );
    items.push({ id: 'teste', label: t.tabs.quiz, content });
  }
  const [first] = items;
  if (!first) return null;
  if (items.length === 1) {
    return (
      <div>
        <h4>{first.label}</h4>
        {first.content}
      </div>
    );
  }
  return <Tabs label={`${t.tabs.label} ${principle.title}`} items={items} />;
}
