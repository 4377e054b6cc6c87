import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Label } from '../../content/demonstrations/fruit.ts';
import { fruit } from '../../content/demonstrations/fruit.ts';
import { Choices, Row, Stage } from './Demonstrations.styles.ts';
import { FruitDrawing } from './FruitDrawing.tsx';
import { Picture } from './FruitMachine.styles.ts';
import { FruitTest } from './FruitTest.tsx';

const { text: t } = fruit;
const LABELS: readonly Label[] = ['apple', 'pear'];

/**
 * Demonstration of a classifier trained by sorting fruit. The first examples omit a group, and the test shows
 * the resulting bias.
 */
export default function FruitMachine() {
  const { announce } = useShell();
  const [labels, setLabels] = useState<Label[]>([]);
  const [added, setAdded] = useState(false);
  const focusTarget = useRef<HTMLElement>(null);
  const examples = added ? [...fruit.first, ...fruit.added] : fruit.first;
  const next = examples[labels.length];

  function sort(label: Label) {
    flushSync(() => setLabels([...labels, label]));
    const following = examples[labels.length + 1];
    if (following) {
      const position = t.position(labels.length + 2, examples.length);
      announce(`${position}: ${t.drawing[following.kind]}`);
    } else focusTarget.current?.focus();
  }
  function show(change: () => void) {
    flushSync(change);
    focusTarget.current?.focus();
  }
  function start() {
    setLabels([]);
    setAdded(false);
  }

  if (!next) {
    return (
      <Stage>
        <FruitTest examples={examples} labels={labels} titleRef={focusTarget as never} />
        <Row>
          {!added && (
            <Button size="sm" variant="secondary" onClick={() => show(() => setAdded(true))}>
              {t.add}
            </Button>
          )}
          <Button size="sm" variant="quiet" iconStart={RotateCcw} onClick={() => show(start)}>
            {t.again}
          </Button>
        </Row>
        <Small>{t.honest}</Small>
      </Stage>
    );
  }
  return (
    <Stage>
      <Picture>
        <FruitDrawing each={next} size={112} />
        <div>
          <Small>{t.position(labels.length + 1, examples.length)}</Small>
          <p>{t.drawing[next.kind]}</p>
        </div>
      </Picture>
      <Choices>
        <legend ref={focusTarget as never} tabIndex={-1}>
          {t.question}
        </legend>
        <Row>
          {LABELS.map((label) => (
            <Button key={label} variant="secondary" onClick={() => sort(label)}>
              {t.press[label]}
            </Button>
          ))}
          {labels.length > 0 && (
            <Button variant="quiet" onClick={() => show(() => setLabels(labels.slice(0, -1)))}>
              {t.back}
            </Button>
          )}
        </Row>
      </Choices>
    </Stage>
  );
}
