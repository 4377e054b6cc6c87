import { useEntryState } from '@ia/federation';
import { MAX_REPLIES, MAX_REPLY } from '@ia/shared-services/ai';
import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { Heading, Small } from '@ia/shared-ui/text';
import { TextArea } from '@ia/shared-ui/text-area';
import { useRef } from 'react';
import { talkTexts } from '../../../content/talk.ts';
import { STEPS } from '../../../rules/talk.ts';
import type { ShownAnswer } from '../answer/shown-answer.ts';
import { Panel } from '../panel.styles.ts';
import { screenOnly } from '../print.styles.ts';
import { Steps, Turns } from './Talk.styles.ts';
import { TurnView } from './TurnView.tsx';
import { useTalk } from './use-talk.ts';

interface TalkProps {
  recipe: Recipe;
  shown: ShownAnswer;
  /** The answer that starts the conversation. */
  firstAnswer: string;
}

const REPLY_ID = 'conversa-resposta';
const readReply = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Conversation after the first answer: suggested steps, free replies and their answers. */
export function Talk({ recipe, shown, firstAnswer }: TalkProps) {
  const [reply, setReply] = useEntryState('reply', readReply);
  const { turns, pendingTurn, liveAnswer, failureReason, send, cancel } = useTalk(
    recipe,
    shown,
    firstAnswer,
    (message) => {
      if (message === reply.trim()) setReply('');
    },
  );
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const remainingReplies = MAX_REPLIES - turns.length;
  const focusLast = () => list.current?.querySelector<HTMLElement>(':scope > li:last-child h4')?.focus();

  const sendMessage = (message: string) => {
    void send(message);
    // After the new turn has rendered: the pressed button no longer exists.
    requestAnimationFrame(focusLast);
  };
  const onCancel = () => {
    // Move focus before the pressed button is unmounted.
    focusLast();
    if (!cancel()) requestAnimationFrame(() => field.current?.focus());
  };
  const hasBegun = turns.length > 0 || Boolean(pendingTurn);
  const { length } = [...reply.trim()];
  const replyProblem = length === 0 ? talkTexts.empty : length > MAX_REPLY ? talkTexts.tooLong : undefined;

  return (
    // Printed only with content: otherwise it would print a heading alone.
    <Panel as="section" aria-labelledby="conversa-titulo" css={hasBegun ? undefined : screenOnly}>
      <Heading level={3} id="conversa-titulo">
        {talkTexts.title}
      </Heading>
      {!hasBegun && <p>{talkTexts.intro}</p>}
      <Turns ref={list}>
        {[...turns, ...(pendingTurn ? [pendingTurn] : [])].map((turn, index) => (
          <TurnView
            // Index key, so that a turn retains its element and the focus when its answer arrives.
            key={index}
            recipe={recipe}
            shown={shown}
            position={index + 1}
            turn={turn}
            liveAnswer={liveAnswer}
            onCancel={onCancel}
            onRetry={remainingReplies > 0 && !pendingTurn ? () => sendMessage(turn.ask) : undefined}
          />
        ))}
      </Turns>
      {!pendingTurn && (
        <div css={screenOnly}>
          {failureReason && (
            <Alert kind="warning" live="alert" title={talkTexts.failedTitle}>
              {talkTexts.why[failureReason]} {reply.trim() !== '' && talkTexts.replyPreserved}
            </Alert>
          )}
          {remainingReplies > 0 ? (
            <>
              <Steps role="group" aria-label={talkTexts.steps}>
                {STEPS.map((step) => (
                  <Button
                    key={step}
                    variant="secondary"
                    size="sm"
                    onClick={() => sendMessage(talkTexts.asks[step])}
                  >
                    {talkTexts.step[step]}
                  </Button>
                ))}
              </Steps>
              <Form
                problems={{ reply: replyProblem }}
                onSubmit={() => sendMessage(reply.trim())}
                actions={<Button type="submit">{talkTexts.send}</Button>}
              >
                <TextArea
                  ref={field}
                  id={REPLY_ID}
                  name="reply"
                  rows={3}
                  label={talkTexts.reply}
                  hint={talkTexts.replyHint}
                  limit={MAX_REPLY}
                  value={reply}
                  onChange={({ target }) => setReply(target.value)}
                />
                <PersonalDataCheck field={REPLY_ID} value={reply} onValueChange={setReply} />
              </Form>
              <Small css={{ marginBlockStart: '1rem' }}>{talkTexts.left(remainingReplies)}</Small>
            </>
          ) : (
            <Alert kind="info" live="status">
              {talkTexts.over}
            </Alert>
          )}
        </div>
      )}
    </Panel>
  );
}
