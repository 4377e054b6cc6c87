import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Sorted, type SorterData, sorter as t } from '../../content/demonstrations/sorter.ts';
import { Choices, Plain, Row, Shown, Stage, Verdict } from './Demonstrations.styles.ts';

/** Sorting exercise: explains each answer at once and lists all at the end. Stores no result. */
export function Sorter({ data }: { data: SorterData }) {
  const [answers, setAnswers] = useState<string[]>([]);
  const [index, setIndex] = useState(0);
  const focusTarget = useRef<HTMLElement>(null);
  const item = data.items[index];
  const answer = answers[index];
  const labelOf = (id: string) => data.options.find((option) => option.id === id)?.label ?? '';

  /** Renders synchronously and focuses the new text, because the pressed button unmounts. */
  function show(change: () => void) {
    flushSync(change);
    focusTarget.current?.focus();
  }
  function start() {
    setAnswers([]);
    setIndex(0);
  }

  if (!item) {
    const same = data.items.filter((each, index) => each.kind === answers[index]).length;
    return (
      <Stage>
        <Shown ref={focusTarget as never} tabIndex={-1}>
          {t.summary(same, data.items.length)}
        </Shown>
        <Plain role="list">
          {data.items.map((each) => (
            <li key={each.text}>
              <strong>{labelOf(each.kind)}.</strong> {each.text}
            </li>
          ))}
        </Plain>
        <Small>{data.note}</Small>
        <div>
          <Button variant="secondary" size="sm" iconStart={RotateCcw} onClick={() => show(start)}>
            {t.again}
          </Button>
        </div>
      </Stage>
    );
  }
  return (
    <Stage>
      <Small>{t.position(index + 1, data.items.length)}</Small>
      <Choices>
        {/* The legend names the button group for screen readers. */}
        <legend css={{ width: '100%' }}>
          <Shown
            as="span"
            ref={answer ? undefined : (focusTarget as never)}
            tabIndex={-1}
            css={{ display: 'block' }}
          >
            {item.text}
          </Shown>
        </legend>
        {!answer && (
          <Row>
            {data.options.map(({ id, label }) => (
              <Button
                key={id}
                variant="secondary"
                onClick={() => show(() => setAnswers([...answers.slice(0, index), id]))}
              >
                {label}
              </Button>
            ))}
          </Row>
        )}
      </Choices>
      {answer && (
        <>
          <Verdict ref={focusTarget as never} tabIndex={-1}>
            <Reason item={item} yours={labelOf(answer)} verdict={data.verdicts[item.kind] ?? ''} />
          </Verdict>
          <div>
            <Button size="sm" variant="secondary" onClick={() => show(() => setIndex(index + 1))}>
              {index + 1 < data.items.length ? t.next : t.end}
            </Button>
          </div>
        </>
      )}
    </Stage>
  );
}

function Reason({ item, yours, verdict }: { item: Sorted; yours: string; verdict: string }) {
  return (
    <>
      <p>
        {t.yours(yours)} <strong>{verdict}</strong> {item.reason}
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
