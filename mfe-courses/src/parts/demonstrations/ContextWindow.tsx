import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Small } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pieces as words } from '../../content/demonstrations/pieces.ts';
import { inWindow, piecesOf } from '../../rules/pieces.ts';
import { Plain, Row, Stage } from './Demonstrations.styles.ts';
import { Message } from './Pieces.styles.ts';

const places = { all: words.inside, some: words.partly, none: words.outside };
type InWindow = keyof typeof places;

/** A conversation in a window of so many pieces: what no longer fits does not count for the answer. */
export function ContextWindow() {
  const { announce } = useShell();
  const [sent, setSent] = useState<string[]>([words.messages[0] ?? '']);
  const [size, setSize] = useState('45');
  const title = useRef<HTMLParagraphElement>(null);
  const lengths = sent.map((text) => piecesOf(text).length);
  const kept = inWindow(lengths, Number(size));
  const state = (place: number): InWindow =>
    kept[place] === lengths[place] ? 'all' : kept[place] === 0 ? 'none' : 'some';
  const asked = sent.length >= words.messages.length;
  const reminded = sent.at(-1) === words.reminder;
  const knows = reminded || state(0) === 'all';
  const used = kept.reduce((sum, each) => sum + each, 0);

  function send(text: string) {
    setSent([...sent, text]);
    announce(`${words.person}: ${text}`);
  }
  function again() {
    flushSync(() => setSent(sent.slice(0, 1)));
    title.current?.focus();
  }

  return (
    <Stage>
      <div>
        <p ref={title} tabIndex={-1}>
          <strong>{words.windowTitle}</strong>
        </p>
        <p>{words.windowLead}</p>
      </div>
      <RadioGroup
        label={words.size.label}
        options={words.size.options}
        value={size}
        onValueChange={setSize}
      />
      <Plain role="list">
        {sent.map((text, place) => (
          <Message key={text} data-in={state(place)}>
            <strong>{words.person}:</strong> {text} <Small as="span">({places[state(place)]})</Small>
          </Message>
        ))}
        {asked && (
          <Message data-from="assistant">
            <strong>{words.assistant}:</strong> {knows ? words.safe : words.unsafe}
          </Message>
        )}
      </Plain>
      <p role="status">
        {words.used(used, Number(size))} {asked && (knows ? words.remembered : words.forgot)}
      </p>
      <Row>
        {!asked && (
          <Button size="sm" variant="secondary" onClick={() => send(words.messages[sent.length] ?? '')}>
            {words.send}
          </Button>
        )}
        {asked && !knows && (
          <Button size="sm" variant="secondary" onClick={() => send(words.reminder)}>
            {words.remind}
          </Button>
        )}
        {sent.length > 1 && (
          <Button size="sm" variant="quiet" iconStart={RotateCcw} onClick={again}>
            {words.again}
          </Button>
        )}
      </Row>
    </Stage>
  );
}
