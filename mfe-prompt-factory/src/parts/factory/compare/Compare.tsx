import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Heading } from '@ia/shared-ui/text';
import { useEffect, useRef } from 'react';
import { compareTexts } from '../../../content/compare.ts';
import { talkTexts } from '../../../content/talk.ts';
import { resultTexts } from '../../../content/texts.ts';
import { AnswerView } from '../answer/AnswerView.tsx';
import type { ShownAnswer } from '../answer/shown-answer.ts';
import { CopyPrompt } from '../copy/CopyPrompt.tsx';
import { Actions, PromptText } from '../panel.styles.ts';
import { Side, Sides } from './Compare.styles.ts';
import { usePlainAnswer } from './use-plain-answer.ts';

interface CompareProps {
  recipe: Recipe;
  shown: ShownAnswer;
  plain: string;
  onClose: () => void;
}

/** A plain request and its answer next to the visitor's own. */
export function Compare({ recipe, shown, plain, onClose }: CompareProps) {
  const { answers, state, start, stop } = usePlainAnswer(recipe, plain);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the comparison opens
  useEffect(() => {
    heading.current?.focus();
    void start();
  }, []);
  const answer = state?.answer;
  return (
    <>
      <Sides>
        <Side>
          <Heading level={4} ref={heading} tabIndex={-1}>
            {compareTexts.plain}
          </Heading>
          <PromptText>{plain}</PromptText>
          {answer?.source === 'none' ? (
            <Unanswered reason={answer.reason} plain={plain} onRetry={() => void start()} />
          ) : (
            <AnswerView
              recipe={recipe}
              shown={{ ...shown, at: state?.at ?? shown.at, answers }}
              inTalk
              why={compareTexts.example}
              onCancel={() => {
                stop();
                onClose();
              }}
            />
          )}
        </Side>
        <Side>
          <Heading level={4}>{compareTexts.yours}</Heading>
          <PromptText>{shown.prompt}</PromptText>
          <AnswerView recipe={recipe} shown={shown} inTalk onCancel={onClose} />
        </Side>
      </Sides>
      {answer && answer.source !== 'none' && <p>{compareTexts.look}</p>}
    </>
  );
}

interface UnansweredProps {
  reason: keyof typeof talkTexts.why;
  plain: string;
  onRetry: () => void;
}

function Unanswered({ reason, plain, onRetry }: UnansweredProps) {
  const practised = reason === 'off' || reason === 'no-key';
  return (
    <>
      <Alert
        kind={practised ? 'info' : 'warning'}
        title={practised ? compareTexts.practice : talkTexts.failedTitle}
      >
        <p>{practised ? compareTexts.practiceWhy : talkTexts.why[reason]}</p>
        {!practised && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {resultTexts.tryAgain}
          </Button>
        )}
      </Alert>
      <Actions>
        <CopyPrompt prompt={plain} />
      </Actions>
    </>
  );
}
