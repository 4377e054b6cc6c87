import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Small } from '@ia/shared-ui/text';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextWord as t } from '../../content/demonstrations/next-word.ts';
import { sentences } from '../../content/demonstrations/sentences.ts';
import { countNgrams, type Guess as NextWordGuess, STOP, sampleGuess } from '../../rules/next-word.ts';
import { ChoiceGroup, CurrentItem, PlainList, Row, Stage } from './Demonstrations.styles.ts';
import { Bar, Guess, Share } from './NextWord.styles.ts';

const frequencies = countNgrams(sentences);
/** Number of guesses to show, the most likely first. */
const SHOWN_GUESSES = 5;
/** Maximum words: a sampled sentence may loop. */
const MAX_WORDS = 14;

/** Demonstration of next-word prediction with real frequencies, using one or two words of context. */
export default function NextWord() {
  const { announce } = useShell();
  const [picked, setPicked] = useState<string[]>(() => [t.starts[0] ?? '']);
  const [contextWords, setContextWords] = useState<1 | 2>(1);
  const id = useId();
  const sentenceRef = useRef<HTMLParagraphElement>(null);
  const words = picked.join(' ').split(' ');
  const isFinished = words.at(-1) === STOP || words.length >= MAX_WORDS;
  const sentence = picked.join(' ').replace(` ${STOP}`, STOP);
  const guesses = isFinished ? [] : frequencies.after(words, contextWords);
  const hiddenCount = guesses.length - SHOWN_GUESSES;

  function setSentence(next: string[]) {
    flushSync(() => setPicked(next));
    announce(t.soFar(next.join(' ')));
    // The word buttons unmounted, so focus the sentence.
    sentenceRef.current?.focus();
  }
  const addWord = (guess: NextWordGuess | undefined) => guess && setSentence([...picked, guess.word]);

  return (
    <Stage>
      <ChoiceGroup role="group" aria-labelledby={`${id}-inicio`}>
        <p id={`${id}-inicio`}>{t.startLabel}</p>
        <Row>
          {t.starts.map((start) => (
            <Button
              key={start}
              size="sm"
              variant="secondary"
              aria-pressed={picked[0] === start}
              onClick={() => setSentence([start])}
            >
              {start}
            </Button>
          ))}
        </Row>
      </ChoiceGroup>
      <RadioGroup
        label={t.sees.label}
        options={t.sees.options}
        value={String(contextWords)}
        onValueChange={(value) => setContextWords(value === '2' ? 2 : 1)}
      />
      <CurrentItem ref={sentenceRef} tabIndex={-1}>
        {isFinished ? sentence : `${sentence} …`}
      </CurrentItem>
      {isFinished ? (
        <>
          <p>{t.finished}</p>
          <div>
            <Button
              variant="secondary"
              size="sm"
              iconStart={RotateCcw}
              onClick={() => setSentence([picked[0] ?? ''])}
            >
              {t.again}
            </Button>
          </div>
        </>
      ) : (
        <>
          <ChoiceGroup role="group" aria-labelledby={`${id}-palavras`}>
            <p id={`${id}-palavras`}>{t.guesses(words.slice(-contextWords).join(' '))}</p>
            <PlainList role="list">
              {guesses.slice(0, SHOWN_GUESSES).map((guess) => (
                <li key={guess.word}>
                  <GuessButton guess={guess} guesses={guesses} onPick={() => addWord(guess)} />
                </li>
              ))}
            </PlainList>
          </ChoiceGroup>
          {hiddenCount > 0 && <Small>{t.others(hiddenCount)}</Small>}
          <Row>
            <Button size="sm" variant="secondary" onClick={() => addWord(guesses[0])}>
              {t.likeliest}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => addWord(sampleGuess(guesses, Math.random()))}
            >
              {t.draw}
            </Button>
          </Row>
        </>
      )}
      <Small>{t.honest(frequencies.sentences)}</Small>
    </Stage>
  );
}

function GuessButton({
  guess,
  guesses,
  onPick,
}: {
  guess: NextWordGuess;
  guesses: NextWordGuess[];
  onPick: () => void;
}) {
  const word = guess.word === STOP ? t.stop : guess.word;
  const total = guesses.reduce((sum, { count }) => sum + count, 0);
  return (
    <Guess type="button" onClick={onPick}>
      {guess.word === STOP ? <em>{word}</em> : <strong>{word}</strong>}
      <Share>
        {t.percent(guess.share)} ({t.times(guess.count, total)})
      </Share>
      <Bar aria-hidden="true" style={{ width: `${Math.max(1, guess.share * 100)}%` }} />
    </Guess>
  );
}
