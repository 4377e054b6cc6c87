import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Label } from '../../content/demonstrations/fruit.ts';
import { fruit } from '../../content/demonstrations/fruit.ts';
import { ChoiceGroup, Row, Stage } from './Demonstrations.styles.ts';
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
  const [hasAddedExamples, setHasAddedExamples] = useState(false);
  const labelId = useId();
  const focusTarget = useRef<HTMLElement>(null);
  const examples = hasAddedExamples ? [...fruit.first, ...fruit.added] : fruit.first;
  const currentFruit = examples[labels.length];

  function addLabel(label: Label) {
    flushSync(() => setLabels([...labels, label]));
    const nextFruit = examples[labels.length + 1];
    if (nextFruit) {
      const position = t.position(labels.length + 2, examples.length);
      announce(`${position}: ${t.drawing[nextFruit.kind]}`);
    } else focusTarget.current?.focus();
  }
  /** Renders synchronously and focuses the new text, because the pressed button unmounts. */
  function changeAndFocus(change: () => void) {
    flushSync(change);
    focusTarget.current?.focus();
  }
  function reset() {
    setLabels([]);
    setHasAddedExamples(false);
  }

  if (!currentFruit) {
    return (
      <Stage>
        <FruitTest examples={examples} labels={labels} titleRef={focusTarget as never} />
        <Row>
          {!hasAddedExamples && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => changeAndFocus(() => setHasAddedExamples(true))}
            >
              {t.add}
            </Button>
          )}
          <Button size="sm" variant="quiet" iconStart={RotateCcw} onClick={() => changeAndFocus(reset)}>
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
        <FruitDrawing item={currentFruit} size={112} />
        <div>
          <Small>{t.position(labels.length + 1, examples.length)}</Small>
          <p>{t.drawing[currentFruit.kind]}</p>
        </div>
      </Picture>
      <ChoiceGroup role="group" aria-labelledby={labelId}>
        <p id={labelId} ref={focusTarget as never} tabIndex={-1}>
          {t.question}
        </p>
        <Row>
          {LABELS.map((label) => (
            <Button key={label} variant="secondary" onClick={() => addLabel(label)}>
              {t.press[label]}
            </Button>
          ))}
          {labels.length > 0 && (
            <Button variant="quiet" onClick={() => changeAndFocus(() => setLabels(labels.slice(0, -1)))}>
              {t.back}
            </Button>
          )}
        </Row>
      </ChoiceGroup>
    </Stage>
  );
}
