import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { ArrowDown, Sparkles, Users, X } from '@ia/shared-ui/icon';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { useRef, useSyncExternalStore } from 'react';
import { ownRecipeTexts } from '../../../content/own.ts';
import { resultTexts } from '../../../content/texts.ts';
import type { FallbackReason } from '../../../data/generate.ts';
import { isOwnRecipe } from '../../../rules/own-recipe.ts';
import { formatTime } from '../mine/exported-prompt.ts';
import { screenOnly } from '../print.styles.ts';
import { AnswerText } from './AnswerText.tsx';
import { Line, Picture } from './AnswerView.styles.ts';
import { CopyAnswer } from './CopyAnswer.tsx';
import { StorageNote } from './StorageNote.tsx';
import type { ShownAnswer } from './shown-answer.ts';
import { Waiting } from './Waiting.tsx';

/** Id of the origin of the answer outside a conversation. It describes the heading of the result. */
export const ORIGIN_ID = 'origem-da-resposta';

interface AnswerViewProps {
  recipe: Recipe;
  shown: ShownAnswer;
  /** True in a conversation or a comparison: the origin id and the storage note are on the page only once. */
  inTalk?: boolean;
  /** Replaces the reason for a fallback: the example of a plain request is not a model to follow. */
  exampleReason?: string;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

/** Text that says why the team's example replaces an AI answer. */
const fallbackReasonText = (reason: FallbackReason, isImage: boolean): string =>
  isImage && reason === 'off' ? resultTexts.whyOffImage : resultTexts.why[reason];

/**
 * The answer: waiting, streaming, complete or failed. Only this component renders on each streamed piece. The
 * text has the same position in the tree throughout, so a long answer is not parsed again at its end.
 */
export function AnswerView({
  recipe,
  shown,
  inTalk = false,
  exampleReason,
  onCancel,
  onRetry,
}: AnswerViewProps) {
  const { answers, prompt, at } = shown;
  const textRef = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(answers.subscribe, answers.get);
  if (state.status === 'idle') return null;
  const answer = state.status === 'done' ? state.answer : null;
  if (answer?.source === 'none') {
    // An own recipe has no example. Without AI, the visitor can only practise writing the prompt.
    const isPracticeOnly = isOwnRecipe(recipe) && (answer.reason === 'off' || answer.reason === 'no-key');
    return isPracticeOnly ? (
      <Alert kind="info" title={ownRecipeTexts.noAnswer}>
        {ownRecipeTexts.noAnswerWhy}
      </Alert>
    ) : (
      <Failed onRetry={onRetry} />
    );
  }

  const value = state.status === 'done' ? (answer?.value ?? '') : state.text;
  const isImage = recipe.type === 'image';
  const isByTeam = answer?.source === 'team';
  const isIncomplete = answer?.source === 'ai' && answer.incomplete;
  return (
    <>
      {value === '' ? (
        <Waiting type={recipe.type} />
      ) : (
        <Origin id={inTalk ? undefined : ORIGIN_ID} isByTeam={isByTeam} isImage={isImage} at={at} />
      )}
      {isByTeam && <Small>{exampleReason ?? fallbackReasonText(answer.reason, isImage)}</Small>}
      {isIncomplete && <Incomplete onRetry={onRetry} />}
      {(!isImage || answer) && (
        <div ref={textRef} aria-busy={answer === null} data-testid="answer">
          {isImage ? (
            <Picture
              src={value}
              alt={isByTeam ? resultTexts.teamImage(recipe.title) : resultTexts.aiImage(prompt)}
            />
          ) : (
            <AnswerText text={value} onRendered={answers.markRendered} />
          )}
        </div>
      )}
      {answer?.source === 'ai' && <Small>{isImage ? resultTexts.checkAiImage : resultTexts.checkAi}</Small>}
      {answer === null ? (
        <Button variant="secondary" iconStart={X} onClick={onCancel}>
          {resultTexts.cancel}
        </Button>
      ) : (
        <div css={screenOnly}>
          {isImage ? (
            // Stored values are untrusted: link only to images and safe URL schemes.
            <LinkButton
              href={/^(data:image\/|https?:|[./])/.test(value) ? value : null}
              download={isByTeam ? resultTexts.fileName : resultTexts.fileNameAi}
              variant="quiet"
              iconStart={ArrowDown}
            >
              {resultTexts.save}
            </LinkButton>
          ) : (
            <CopyAnswer
              text={value}
              rendered={textRef}
              origin={isByTeam ? null : `${resultTexts.byAi}. ${resultTexts.checkAi}`}
            />
          )}
          {!inTalk && <StorageNote length={value.length} />}
        </div>
      )}
    </>
  );
}

interface OriginProps {
  id: string | undefined;
  isByTeam: boolean;
  isImage: boolean;
  /** Time of the answer, in ms since 1970. */
  at: number;
}

/** Origin and time of an answer. A fallback is never labelled as AI. */
function Origin({ id, isByTeam, isImage, at }: OriginProps) {
  const date = new Date(at);
  return (
    <Line>
      <span id={id}>
        {isByTeam ? (
          <Tag tone="info" icon={Users}>
            {isImage ? resultTexts.byTeamImage : resultTexts.byTeam}
          </Tag>
        ) : (
          <Tag tone="accent" icon={Sparkles}>
            {resultTexts.byAi}
          </Tag>
        )}
      </span>
      <Small>
        <time dateTime={date.toISOString()}>{formatTime({ at })}</time>
      </Small>
    </Line>
  );
}

/** Warning of an incomplete answer, which can say the opposite of the complete one. */
function Incomplete({ onRetry }: Pick<AnswerViewProps, 'onRetry'>) {
  return (
    <Alert kind="warning" title={resultTexts.incomplete}>
      <p>{resultTexts.incompleteWhy}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {resultTexts.tryAgain}
        </Button>
      )}
    </Alert>
  );
}

/** Error without any answer to show. */
function Failed({ onRetry }: Pick<AnswerViewProps, 'onRetry'>) {
  return (
    <Alert kind="error" live="alert" title={resultTexts.failed}>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {resultTexts.tryAgain}
        </Button>
      )}
    </Alert>
  );
}
