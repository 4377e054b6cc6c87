import { useRoute, useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { useMemo } from 'react';
import { practiceTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { summarizePractice } from '../../../rules/practice-summary.ts';
import { recipeStepAddress } from '../../../rules/wizard-address.ts';
import { useAnswers } from '../../../state/answers.ts';

/** Summary of practised recipes and a suggested theme, next to the medal. It has no points or badges on purpose. */
export function PracticeSummary({ catalogue }: { catalogue: Catalogue }) {
  const shell = useShell();
  const { path } = useRoute();
  const { answers } = useAnswers();
  const summary = useMemo(() => summarizePractice(answers, catalogue), [answers, catalogue]);
  if (!summary) return null;
  const href = summary.next && shell.href(recipeStepAddress(path, summary.next.id));
  return (
    <>
      <p>
        {practiceTexts.done(
          summary.recipes,
          summary.themes.map(({ title }) => title),
        )}
        {summary.ownTextCount > 0 && ` ${practiceTexts.ownText(summary.ownTextCount)}`}
      </p>
      {summary.next && href && (
        <p>
          {`${practiceTexts.next} `}
          <TextLink href={href} css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}>
            {summary.next.title}
          </TextLink>
        </p>
      )}
    </>
  );
}
