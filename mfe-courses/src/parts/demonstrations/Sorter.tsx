import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SorterData, type SorterItem, sorter as t } from '../../content/demonstrations/sorter.ts';
import { ChoiceGroup, CurrentItem, PlainList, Row, Stage, Verdict } from './Demonstrations.styles.ts';

/**
 * Sorting exercise: shows one text at a time, and the visitor chooses the option that fits it. It explains
 * each answer at once and lists the right ones (`kind`) at the end. Stores no result.
 */
export function Sorter({ data }: { data: SorterData }) {
  const labelId = useId();
  const [answers, setAnswers] = useState<string[]>([]);
  const [index, setIndex] = useState(0);
  const focusTarget = useRef<HTMLElement>(null);
  const item = data.items[index];
  const answer = answers[index];
  const getLabel = (id: string) => data.options.find((option) => option.id === id)?.label ?? '';

  /** Renders synchronously and focuses the new text, because the pressed button unmounts. */
  function changeAndFocus(change: () => void) {
    flushSync(change);
    focusTarget.current?.focus();
  }
  function reset() {
    setAnswers([]);
    setIndex(0);
  }

  if (!item) {
    const matchCount = data.items.filter((each, index) => each.kind === answers[index]).length;
    return (
      <Stage>
        <CurrentItem ref={focusTarget as never} tabIndex={-1}>
          {t.summary(matchCount, data.items.length)}
        </CurrentItem>
        <PlainList role="list">
          {data.items.map((each) => (
            <li key={each.text}>
              <strong>{getLabel(each.kind)}.</strong> {each.text}
            </li>
          ))}
        </PlainList>
        <Small>{data.note}</Small>
        <div>
          <Button variant="secondary" size="sm" iconStart={RotateCcw} onClick={() => changeAndFocus(reset)}>
            {t.again}
          </Button>
        </div>
      </Stage>
    );
  }
  return (
    <Stage>
      <Small>{t.position(index + 1, data.items.length)}</Small>
      <ChoiceGroup role="group" aria-labelledby={labelId}>
        <div id={labelId}>
          <CurrentItem
            as="span"
            ref={answer ? undefined : (focusTarget as never)}
            tabIndex={-1}
            css={{ display: 'block' }}
          >
            {item.text}
          </CurrentItem>
        </div>
        {!answer && (
          <Row>
            {data.options.map(({ id, label }) => (
              <Button
                key={id}
                variant="secondary"
                onClick={() => changeAndFocus(() => setAnswers([...answers.slice(0, index), id]))}
              >
                {label}
              </Button>
            ))}
          </Row>
        )}
      </ChoiceGroup>
      {answer && (
        <>
          <Verdict ref={focusTarget as never} tabIndex={-1}>
            <Reason item={item} answerLabel={getLabel(answer)} verdict={data.verdicts[item.kind] ?? ''} />
          </Verdict>
          <div>
            <Button size="sm" variant="secondary" onClick={() => changeAndFocus(() => setIndex(index + 1))}>
              {index + 1 < data.items.length ? t.next : t.end}
            </Button>
          </div>
        </>
      )}
    </Stage>
  );
}

function Reason({ item, answerLabel, verdict }: { item: SorterItem; answerLabel: string; verdict: string }) {
  return (
    <>
      <p>
        {t.yours(answerLabel)} <strong>{verdict}</strong> {item.reason}
      </p>
      {item.check && (
        <p>
          <strong>{t.check}:</strong> {item.check}
        </p>
      )}
      {item.source && (
        <Small>
          {t.source}: {item.source}
        </Small>
      )}
    </>
  );
}
