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
  /** The visitor's prompt and answer. */
  shown: ShownAnswer;
  /** The request that a visitor might write without the factory. */
  plainPrompt: string;
  onClose: () => void;
}

/** A plain request and its answer next to the visitor's own. */
export function Compare({ recipe, shown, plainPrompt, onClose }: CompareProps) {
  const { answers, state, start, stop } = usePlainAnswer(recipe, plainPrompt);
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
          <PromptText>{plainPrompt}</PromptText>
          {answer?.source === 'none' ? (
            <Unanswered reason={answer.reason} plainPrompt={plainPrompt} onRetry={() => void start()} />
          ) : (
            <AnswerView
              recipe={recipe}
              shown={{ ...shown, at: state?.at ?? shown.at, answers }}
              inTalk
              exampleReason={compareTexts.example}
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
  plainPrompt: string;
  onRetry: () => void;
}

/** Notice that replaces a missing answer to the plain request, with the request to copy. */
function Unanswered({ reason, plainPrompt, onRetry }: UnansweredProps) {
  // Without AI on this site, a retry cannot bring an answer.
  const isPracticeOnly = reason === 'off' || reason === 'no-key';
  return (
    <>
      <Alert
        kind={isPracticeOnly ? 'info' : 'warning'}
        title={isPracticeOnly ? compareTexts.practice : talkTexts.failedTitle}
      >
        <p>{isPracticeOnly ? compareTexts.practiceWhy : talkTexts.why[reason]}</p>
        {!isPracticeOnly && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {resultTexts.tryAgain}
          </Button>
        )}
      </Alert>
      <Actions>
        <CopyPrompt prompt={plainPrompt} />
      </Actions>
    </>
  );
}
