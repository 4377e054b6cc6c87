import styled from '@emotion/styled';
import { CategoryTag } from '@ia/shared-ui/tag';
import { Prose } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { featuredBlock, featuredQuiz } from '../../../content/archive/quizzes.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { SampleQuiz } from '../../../parts/SampleQuiz.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: token.space[12] },
});

const QuizPanel = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[4],
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  [media.lg]: { padding: token.space[8] },
});

/** Sample lesson text beside a short quiz. */
export function FeaturedBlock() {
  return (
    <Chapter id="featured-block" kind="quiet" eyebrow={featuredBlock.eyebrow} title={featuredBlock.title}>
      <Columns>
        <Prose>
          {featuredBlock.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <QuizPanel>
          <CategoryTag category="desafio" label={featuredBlock.tag} />
          <SampleQuiz quiz={featuredQuiz} />
        </QuizPanel>
      </Columns>
    </Chapter>
  );
}
