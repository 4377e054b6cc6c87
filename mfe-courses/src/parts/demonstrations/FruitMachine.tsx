import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fruit } from '../../content/demonstrations/fruit.ts';
import type { Label } from '../../rules/fruit.ts';
import { Choices, Row, Stage } from './Demonstrations.styles.ts';
import { FruitDrawing } from './FruitDrawing.tsx';
import { Picture } from './FruitMachine.styles.ts';
import { FruitTest } from './FruitTest.tsx';

const { words } = fruit;
const LABELS: readonly Label[] = ['apple', 'pear'];

/** A machine that one trains by sorting fruit. The first examples leave a group out, and its test shows what that does. */
export default function FruitMachine() {
  const { announce } = useShell();
  const [labels, setLabels] = useState<Label[]>([]);
  const [added, setAdded] = useState(false);
  const here = useRef<HTMLElement>(null);
  const examples = added ? [...fruit.first, ...fruit.added] : fruit.first;
  const next = examples[labels.length];

  function sort(label: Label) {
    flushSync(() => setLabels([...labels, label]));
    const following = examples[labels.length + 1];
    if (following) {
      const place = words.place(labels.length + 2, examples.length);
      announce(`${place}: ${words.drawing[following.kind]}`);
    } else here.current?.focus();
  }
  function show(change: () => void) {
    flushSync(change);
    here.current?.focus();
  }
  function start() {
    setLabels([]);
    setAdded(false);
  }

  if (!next) {
    return (
      <Stage>
        <FruitTest examples={examples} labels={labels} titleRef={here as never} />
        <Row>
          {!added && (
            <Button size="sm" variant="secondary" onClick={() => show(() => setAdded(true))}>
              {words.add}
            </Button>
          )}
          <Button size="sm" variant="quiet" iconStart={RotateCcw} onClick={() => show(start)}>
            {words.again}
          </Button>
        </Row>
        <Small>{words.honest}</Small>
      </Stage>
    );
  }
  return (
    <Stage>
      <Picture>
        <FruitDrawing each={next} size={112} />
        <div>
          <Small>{words.place(labels.length + 1, examples.length)}</Small>
          <p>{words.drawing[next.kind]}</p>
        </div>
      </Picture>
      <Choices>
        <legend ref={here as never} tabIndex={-1}>
          {words.question}
        </legend>
        <Row>
          {LABELS.map((label) => (
            <Button key={label} variant="secondary" onClick={() => sort(label)}>
              {words.press[label]}
            </Button>
          ))}
          {labels.length > 0 && (
            <Button variant="quiet" onClick={() => show(() => setLabels(labels.slice(0, -1)))}>
              {words.back}
            </Button>
          )}
        </Row>
      </Choices>
    </Stage>
  );
}
