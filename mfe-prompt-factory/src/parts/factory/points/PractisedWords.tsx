import { useRoute, useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { useMemo } from 'react';
import { practisedTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { recipeAddress } from '../../../rules/place.ts';
import { practised } from '../../../rules/practised.ts';
import { useAnswers } from '../../../state/answers.ts';

/** Beside the medal: what was practised so far, and a theme to try next. Words alone: nothing more to collect. */
export function PractisedWords({ catalogue }: { catalogue: Catalogue }) {
  const shell = useShell();
  const { path } = useRoute();
  const { answers } = useAnswers();
  const done = useMemo(() => practised(answers, catalogue), [answers, catalogue]);
  if (!done) return null;
  const href = done.next && shell.href(recipeAddress(path, done.next.id));
  return (
    <>
      <p>
        {practisedTexts.done(
          done.recipes,
          done.themes.map(({ title }) => title),
        )}
        {done.ownWords > 0 && ` ${practisedTexts.ownWords(done.ownWords)}`}
      </p>
      {done.next && href && (
        <p>
          {`${practisedTexts.next} `}
          <TextLink href={href} css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}>
            {done.next.title}
          </TextLink>
        </p>
      )}
    </>
  );
}
