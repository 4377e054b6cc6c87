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
import { isOwn } from '../../../rules/own-recipe.ts';
import { momentOf } from '../../../rules/own-text.ts';
import { screenOnly } from '../print.styles.ts';
import type { Shown } from '../wizard/use-place.ts';
import { AnswerText } from './AnswerText.tsx';
import { CopyAnswer } from './CopyAnswer.tsx';
import { KeptNote } from './KeptNote.tsx';
import { Line, Picture } from './ResultStep.styles.ts';
import { Waiting } from './Waiting.tsx';

interface AnswerViewProps {
  recipe: Recipe;
  shown: Shown;
  /** One answer of a conversation: what is said of all of them is said elsewhere. */
  inTalk?: boolean;
  /** Why an example stands there, where it is no model to follow. */
  why?: string;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

const whyTeam = (reason: FallbackReason, image: boolean): string =>
  image && reason === 'off' ? resultTexts.whyOffImage : resultTexts.why[reason];

/**
 * The answer: awaited, growing, there, or missing. The only part that renders with each piece of a stream. The text
 * keeps its place in the tree from its first word to its last, so that the end of a long answer parses nothing again.
 */
export function AnswerView({ recipe, shown, inTalk = false, why, onCancel, onRetry }: AnswerViewProps) {
  const { answers, prompt, at } = shown;
  const text = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(answers.subscribe, answers.get);
  if (state.status === 'idle') return null;
  const answer = state.status === 'done' ? state.answer : null;
  if (answer?.source === 'none') {
    const practised = isOwn(recipe) && (answer.reason === 'off' || answer.reason === 'no-key');
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
            // What the device kept may have been written by somebody else.
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
          {!inTalk && <KeptNote length={value.length} />}
        </div>
      )}
    </>
  );
}

/** Who made it (decision 21), and when. A fallback is never passed off as AI. */
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

/** Half an answer can say the opposite of a whole one. */
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
