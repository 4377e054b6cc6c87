import { Small } from '@ia/shared-ui/text';
import { nextWord } from '../../content/demonstrations/next-word.ts';
import { sentences } from '../../content/demonstrations/sentences.ts';
import { countNgrams } from '../../rules/next-word.ts';
import { PlainList, Verdict } from './Demonstrations.styles.ts';

const frequencies = countNgrams(sentences);
const t = nextWord.builder;

/**
 * Appears below a sentence that the visitor built word by word. It shows, for each pair of neighbouring
 * words, how often the second followed the first in a collection of example sentences (`sentences.ts`).
 * @param picked the words of the sentence, in order
 */
export default function SentenceOdds({ picked }: { picked: readonly string[] }) {
  const steps = picked.slice(1).map((word, index) => {
    const before = picked[index] ?? '';
    const guesses = frequencies.after([before], 1);
    const total = guesses.reduce((sum, { count }) => sum + count, 0);
    const guess = guesses.find((candidate) => candidate.word === word);
    return { before, word, count: guess?.count ?? 0, share: guess?.share ?? 0, total };
  });
  const unseenCount = steps.filter(({ count }) => count === 0).length;
  return (
    <Verdict>
      <p>
        <strong>{t.title}</strong>
      </p>
      <p>{t.lead(frequencies.sentences)}</p>
      <PlainList role="list">
        {steps.map(({ before, word, share, count, total }) => (
          <li key={`${before} ${word}`}>{t.step(word, before, share, count, total)}</li>
        ))}
      </PlainList>
      <p>{unseenCount === 0 ? t.all : t.some(unseenCount)}</p>
      <Small>{nextWord.honest(frequencies.sentences)}</Small>
    </Verdict>
  );
}
