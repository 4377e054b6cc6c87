import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Small } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextWord as words } from '../../content/demonstrations/next-word.ts';
import { sentences } from '../../content/demonstrations/sentences.ts';
import { drawn, type Guess as Likely, STOP, tableOf } from '../../rules/next-word.ts';
import { Choices, Plain, Row, Shown, Stage } from './Demonstrations.styles.ts';
import { Bar, Guess, Share } from './NextWord.styles.ts';

const table = tableOf(sentences);
const SHOWN = 5;
/** A sentence of drawn words may go round in circles. */
const LONGEST = 14;

/** A sentence that grows by the word that comes next, with the real shares of each; one word or two are looked at. */
export default function NextWord() {
  const { announce } = useShell();
  const [picked, setPicked] = useState<string[]>(() => [words.starts[0] ?? '']);
  const [sees, setSees] = useState<1 | 2>(1);
  const place = useRef<HTMLParagraphElement>(null);
  const read = picked.join(' ').split(' ');
  const finished = read.at(-1) === STOP || read.length >= LONGEST;
  const sentence = picked.join(' ').replace(` ${STOP}`, STOP);
  const guesses = finished ? [] : table.after(read, sees);
  const others = guesses.length - SHOWN;

  function go(next: string[]) {
    flushSync(() => setPicked(next));
    announce(words.soFar(next.join(' ')));
    // The words that were offered are gone: the reader goes on at the sentence.
    place.current?.focus();
  }
  const add = (guess: Likely | undefined) => guess && go([...picked, guess.word]);

  return (
    <Stage>
      <Choices>
        <legend>{words.startLabel}</legend>
        <Row>
          {words.starts.map((start) => (
            <Button
              key={start}
              size="sm"
              variant="secondary"
              aria-pressed={picked[0] === start}
              onClick={() => go([start])}
            >
              {start}
            </Button>
          ))}
        </Row>
      </Choices>
      <RadioGroup
        label={words.sees.label}
        options={words.sees.options}
        value={String(sees)}
        onValueChange={(value) => setSees(value === '2' ? 2 : 1)}
      />
      <Shown ref={place} tabIndex={-1}>
        {finished ? sentence : `${sentence} …`}
      </Shown>
      {finished ? (
        <>
          <p>{words.finished}</p>
          <div>
            <Button variant="secondary" size="sm" iconStart={RotateCcw} onClick={() => go([picked[0] ?? ''])}>
              {words.again}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Choices>
            <legend>{words.guesses(read.slice(-sees).join(' '))}</legend>
            <Plain role="list">
              {guesses.slice(0, SHOWN).map((guess) => (
                <li key={guess.word}>
                  <Offer guess={guess} total={guesses} onPick={() => add(guess)} />
                </li>
              ))}
            </Plain>
          </Choices>
          {others > 0 && <Small>{words.others(others)}</Small>}
          <Row>
            <Button size="sm" variant="secondary" onClick={() => add(guesses[0])}>
              {words.likeliest}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => add(drawn(guesses, Math.random()))}>
              {words.draw}
            </Button>
          </Row>
        </>
      )}
      <Small>{words.honest(table.sentences)}</Small>
    </Stage>
  );
}

function Offer({ guess, total, onPick }: { guess: Likely; total: Likely[]; onPick: () => void }) {
  const word = guess.word === STOP ? words.stop : guess.word;
  const all = total.reduce((sum, { count }) => sum + count, 0);
  return (
    <Guess type="button" onClick={onPick}>
      {guess.word === STOP ? <em>{word}</em> : <strong>{word}</strong>}
      <Share>
        {words.percent(guess.share)} ({words.times(guess.count, all)})
      </Share>
      <Bar aria-hidden="true" style={{ width: `${Math.max(1, guess.share * 100)}%` }} />
    </Guess>
  );
}
