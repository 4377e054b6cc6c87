import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { ArrowDown, Sparkles, Users, X } from '@ia/shared-ui/icon';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { useRef, useSyncExternalStore } from 'react';
import { ownTexts } from '../../../content/own.ts';
import { resultTexts } from '../../../content/texts.ts';
import type { FallbackReason } from '../../../data/generate.ts';
import { isOwnRecipe } from '../../../rules/own-recipe.ts';
import { momentOf } from '../mine/exported-prompt.ts';
import { screenOnly } from '../print.styles.ts';
import { AnswerText } from './AnswerText.tsx';
import { Line, Picture } from './AnswerView.styles.ts';
import { CopyAnswer } from './CopyAnswer.tsx';
import { StorageNote } from './StorageNote.tsx';
import type { ShownAnswer } from './shown-answer.ts';
import { Waiting } from './Waiting.tsx';

interface AnswerViewProps {
  recipe: Recipe;
  shown: ShownAnswer;
  /** True inside a conversation, which shows the shared notices once. */
  inTalk?: boolean;
  /** Reason shown with an example that is not a model to follow. */
  why?: string;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

const whyTeam = (reason: FallbackReason, image: boolean): string =>
  image && reason === 'off' ? resultTexts.whyOffImage : resultTexts.why[reason];

/**
 * The answer: waiting, streaming, complete or failed. Only this component renders on each streamed piece. The
 * text has the same position in the tree throughout, so a long answer is not parsed again at its end.
 */
export function AnswerView({ recipe, shown, inTalk = false, why, onCancel, onRetry }: AnswerViewProps) {
  const { answers, prompt, at } = shown;
  const text = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(answers.subscribe, answers.get);
  if (state.status === 'idle') return null;
  const answer = state.status === 'done' ? state.answer : null;
  if (answer?.source === 'none') {
    const practised = isOwnRecipe(recipe) && (answer.reason === 'off' || answer.reason === 'no-key');
    return practised ? (
      <Alert kind="info" title={ownTexts.noAnswer}>
        {ownTexts.noAnswerWhy}
      </Alert>
    ) : (
      <Failed onRetry={onRetry} />
    );
  }

  const value = state.status === 'done' ? (answer?.value ?? '') : state.text;
  const image = recipe.type === 'image';
  const byTeam = answer?.source === 'team';
  const incomplete = answer?.source === 'ai' && answer.incomplete;
  return (
    <>
      {value === '' ? <Waiting type={recipe.type} /> : <Origin byTeam={byTeam} image={image} at={at} />}
      {byTeam && <Small>{why ?? whyTeam(answer.reason, image)}</Small>}
      {incomplete && <Incomplete onRetry={onRetry} />}
      {(!image || answer) && (
        <div ref={text} aria-busy={answer === null} data-testid="answer">
          {image ? (
            <Picture
              src={value}
              alt={byTeam ? resultTexts.teamImage(recipe.title) : resultTexts.aiImage(prompt)}
            />
          ) : (
            <AnswerText text={value} onWritten={answers.written} />
          )}
        </div>
      )}
      {answer?.source === 'ai' && <Small>{image ? resultTexts.checkAiImage : resultTexts.checkAi}</Small>}
      {answer === null ? (
        <Button variant="secondary" iconStart={X} onClick={onCancel}>
          {resultTexts.cancel}
        </Button>
      ) : (
        <div css={screenOnly}>
          {image ? (
            // Stored values are untrusted: link only to images and safe URL schemes.
            <LinkButton
              href={/^(data:image\/|https?:|[./])/.test(value) ? value : null}
              download={byTeam ? resultTexts.fileName : resultTexts.fileNameAi}
              variant="quiet"
              iconStart={ArrowDown}
            >
              {resultTexts.save}
            </LinkButton>
          ) : (
            <CopyAnswer
              text={value}
              rendered={text}
              origin={byTeam ? null : `${resultTexts.byAi}. ${resultTexts.checkAi}`}
            />
          )}
          {!inTalk && <StorageNote length={value.length} />}
        </div>
      )}
    </>
  );
}

/** Origin (decision 21) and time of an answer. A fallback is never labelled as AI. */
function Origin({ byTeam, image, at }: { byTeam: boolean; image: boolean; at: number }) {
  const date = new Date(at);
  return (
    <Line>
      {byTeam ? (
        <Tag tone="info" icon={Users}>
          {image ? resultTexts.byTeamImage : resultTexts.byTeam}
        </Tag>
      ) : (
        <Tag tone="accent" icon={Sparkles}>
          {resultTexts.byAi}
        </Tag>
      )}
      <Small>
        <time dateTime={date.toISOString()}>{momentOf({ at })}</time>
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
