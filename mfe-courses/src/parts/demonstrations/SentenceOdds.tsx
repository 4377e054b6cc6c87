import { Small } from '@ia/shared-ui/text';
import { nextWord } from '../../content/demonstrations/next-word.ts';
import { sentences } from '../../content/demonstrations/sentences.ts';
import { countNgrams } from '../../rules/next-word.ts';
import { Plain, Verdict } from './Demonstrations.styles.ts';

const table = countNgrams(sentences);
const t = nextWord.builder;

/** Shows how often each step of the built sentence occurs in the collection. */
export default function SentenceOdds({ picked }: { picked: readonly string[] }) {
  const steps = picked.slice(1).map((word, index) => {
    const before = picked[index] ?? '';
    const guesses = table.after([before], 1);
    const total = guesses.reduce((sum, { count }) => sum + count, 0);
    const found = guesses.find((guess) => guess.word === word);
    return { before, word, count: found?.count ?? 0, share: found?.share ?? 0, total };
  });
  const never = steps.filter(({ count }) => count === 0).length;
  return (
    <Verdict>
      <p>
        <strong>{t.title}</strong>
      </p>
      <p>{t.lead(table.sentences)}</p>
      <Plain role="list">
        {steps.map(({ before, word, share, count, total }) => (
          <li key={`${before} ${word}`}>{t.step(word, before, share, count, total)}</li>
        ))}
      </Plain>
      <p>{never === 0 ? t.all : t.some(never)}</p>
      <Small>{nextWord.honest(table.sentences)}</Small>
    </Verdict>
  );
}
