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
import { Panel } from '../create/CreateStep.styles.ts';
import { screenOnly } from '../print.styles.ts';
import type { Shown } from '../wizard/use-place.ts';
import { Steps, Turns } from './Talk.styles.ts';
import { TurnView } from './TurnView.tsx';
import { useTalk } from './use-talk.ts';

interface TalkProps {
  recipe: Recipe;
  shown: Shown;
  /** The answer that the conversation begins with. */
  first: string;
}

const REPLY = 'conversa-resposta';
const readReply = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** What may be said after the first answer: suggested steps, words of one's own, and the answers to them. */
export function Talk({ recipe, shown, first }: TalkProps) {
  const [reply, setReply] = useEntryState('reply', readReply);
  const { turns, asking, live, unanswered, send, cancel } = useTalk(recipe, shown, first, (words) => {
    if (words === reply.trim()) setReply('');
  });
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = MAX_REPLIES - turns.length;
  const focusLast = () => list.current?.querySelector<HTMLElement>(':scope > li:last-child h4')?.focus();

  const ask = (words: string) => {
    void send(words);
    // Once its turn stands in the page: what was pressed is there no more.
    requestAnimationFrame(focusLast);
  };
  const onCancel = () => {
    // Before the button that was pressed goes away.
    focusLast();
    if (!cancel()) requestAnimationFrame(() => field.current?.focus());
  };
  const begun = turns.length > 0 || Boolean(asking);
  const { length } = [...reply.trim()];
  const problem = length === 0 ? talkTexts.empty : length > MAX_REPLY ? talkTexts.tooLong : undefined;

  return (
    // On paper once there is something of it: else it would be a heading alone.
    <Panel as="section" aria-labelledby="conversa-titulo" css={begun ? undefined : screenOnly}>
      <Heading level={3} id="conversa-titulo">
        {talkTexts.title}
      </Heading>
      {!begun && <p>{talkTexts.intro}</p>}
      <Turns ref={list}>
        {[...turns, ...(asking ? [asking] : [])].map((turn, place) => (
          <TurnView
            // A turn keeps its place, and with it the focus, when its answer is there.
            key={place}
            recipe={recipe}
            shown={shown}
            place={place + 1}
            turn={turn}
            live={live}
            onCancel={onCancel}
            onRetry={left > 0 && !asking ? () => ask(turn.ask) : undefined}
          />
        ))}
      </Turns>
      {!asking && (
        <div css={screenOnly}>
          {unanswered && (
            <Alert kind="warning" live="alert" title={talkTexts.failedTitle}>
              {talkTexts.why[unanswered]} {reply.trim() !== '' && talkTexts.keptReply}
            </Alert>
          )}
          {left > 0 ? (
            <>
              <Steps role="group" aria-label={talkTexts.steps}>
                {STEPS.map((step) => (
                  <Button key={step} variant="secondary" size="sm" onClick={() => ask(talkTexts.asks[step])}>
                    {talkTexts.step[step]}
                  </Button>
                ))}
              </Steps>
              <Form
                problems={{ reply: problem }}
                onSubmit={() => ask(reply.trim())}
                actions={<Button type="submit">{talkTexts.send}</Button>}
              >
                <TextArea
                  ref={field}
                  id={REPLY}
                  name="reply"
                  rows={3}
                  label={talkTexts.reply}
                  hint={talkTexts.replyHint}
                  limit={MAX_REPLY}
                  value={reply}
                  onChange={({ target }) => setReply(target.value)}
                />
                <PersonalDataCheck field={REPLY} value={reply} onValueChange={setReply} />
              </Form>
              <Small css={{ marginBlockStart: '1rem' }}>{talkTexts.left(left)}</Small>
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
