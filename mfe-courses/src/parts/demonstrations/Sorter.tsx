import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Sorted, type SorterData, sorter as words } from '../../content/demonstrations/sorter.ts';
import { Choices, Plain, Row, Shown, Stage, Verdict } from './Demonstrations.styles.ts';

/** Sentences to sort one by one; each answer is explained at once, and the end shows them all. Nothing is counted elsewhere. */
export function Sorter({ data }: { data: SorterData }) {
  const [given, setGiven] = useState<string[]>([]);
  const [place, setPlace] = useState(0);
  const here = useRef<HTMLElement>(null);
  const item = data.items[place];
  const answer = given[place];
  const labelOf = (id: string) => data.options.find((option) => option.id === id)?.label ?? '';

  /** What was pressed goes away: the reader goes on where the new text stands. */
  function show(change: () => void) {
    flushSync(change);
    here.current?.focus();
  }
  function start() {
    setGiven([]);
    setPlace(0);
  }

  if (!item) {
    const same = data.items.filter((each, index) => each.kind === given[index]).length;
    return (
      <Stage>
        <Shown ref={here as never} tabIndex={-1}>
          {words.summary(same, data.items.length)}
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
            {words.again}
          </Button>
        </div>
      </Stage>
    );
  }
  return (
    <Stage>
      <Small>{words.place(place + 1, data.items.length)}</Small>
      <Choices>
        {/* A legend names the buttons for someone who hears them. */}
        <legend css={{ width: '100%' }}>
          <Shown
            as="span"
            ref={answer ? undefined : (here as never)}
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
                onClick={() => show(() => setGiven([...given.slice(0, place), id]))}
              >
                {label}
              </Button>
            ))}
          </Row>
        )}
      </Choices>
      {answer && (
        <>
          <Verdict ref={here as never} tabIndex={-1}>
            <Reason item={item} yours={labelOf(answer)} verdict={data.verdicts[item.kind] ?? ''} />
          </Verdict>
          <div>
            <Button size="sm" variant="secondary" onClick={() => show(() => setPlace(place + 1))}>
              {place + 1 < data.items.length ? words.next : words.end}
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
        {words.yours(yours)} <strong>{verdict}</strong> {item.reason}
      </p>
      {item.check && (
        <p>
          <strong>{words.check}:</strong> {item.check}
        </p>
      )}
      {item.source && (
        <Small>
          {words.source}: {item.source}
        </Small>
      )}
    </>
  );
}
