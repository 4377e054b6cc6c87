import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Small } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pieces as t } from '../../content/demonstrations/pieces.ts';
import { piecesInWindow, splitIntoPieces } from '../../rules/pieces.ts';
import { PlainList, Row, Stage } from './Demonstrations.styles.ts';
import { Message } from './Pieces.styles.ts';

/** How much of a message is in the window. */
const visibilityLabels = { all: t.inside, some: t.partly, none: t.outside };
type Visibility = keyof typeof visibilityLabels;

/** Demonstration of a context window: messages that no longer fit do not affect the answer. */
export function ContextWindow() {
  const { announce } = useShell();
  const [sent, setSent] = useState<string[]>([t.messages[0] ?? '']);
  // In pieces (tokens); a string because it is the value of a radio button.
  const [size, setSize] = useState('45');
  const title = useRef<HTMLParagraphElement>(null);
  const lengths = sent.map((text) => splitIntoPieces(text).length);
  const visiblePieces = piecesInWindow(lengths, Number(size));
  const readVisibility = (index: number): Visibility =>
    visiblePieces[index] === lengths[index] ? 'all' : visiblePieces[index] === 0 ? 'none' : 'some';
  const isFinished = sent.length >= t.messages.length;
  const isReminded = sent.at(-1) === t.reminder;
  const isRemembered = isReminded || readVisibility(0) === 'all';
  const used = visiblePieces.reduce((sum, count) => sum + count, 0);

  function send(text: string) {
    setSent([...sent, text]);
    announce(`${t.person}: ${text}`);
  }
  function restart() {
    flushSync(() => setSent(sent.slice(0, 1)));
    title.current?.focus();
  }

  return (
    <Stage>
      <div>
        <p ref={title} tabIndex={-1}>
          <strong>{t.windowTitle}</strong>
        </p>
        <p>{t.windowLead}</p>
      </div>
      <RadioGroup label={t.size.label} options={t.size.options} value={size} onValueChange={setSize} />
      <PlainList role="list">
        {sent.map((text, index) => (
          <Message key={text} data-in={readVisibility(index)}>
            <strong>{t.person}:</strong> {text}{' '}
            <Small as="span">({visibilityLabels[readVisibility(index)]})</Small>
          </Message>
        ))}
        {isFinished && (
          <Message data-from="assistant">
            <strong>{t.assistant}:</strong> {isRemembered ? t.safe : t.unsafe}
          </Message>
        )}
      </PlainList>
      <p role="status">
        {t.used(used, Number(size))} {isFinished && (isRemembered ? t.remembered : t.forgot)}
      </p>
      <Row>
        {!isFinished && (
          <Button size="sm" variant="secondary" onClick={() => send(t.messages[sent.length] ?? '')}>
            {t.send}
          </Button>
        )}
        {isFinished && !isRemembered && (
          <Button size="sm" variant="secondary" onClick={() => send(t.reminder)}>
            {t.remind}
          </Button>
        )}
        {sent.length > 1 && (
          <Button size="sm" variant="quiet" iconStart={RotateCcw} onClick={restart}>
            {t.again}
          </Button>
        )}
      </Row>
    </Stage>
  );
}
