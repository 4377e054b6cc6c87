import type { Ref } from 'react';
import type { Fruit, Group, Label } from '../../content/demonstrations/fruit.ts';
import { fruit } from '../../content/demonstrations/fruit.ts';
import { trainClassifier } from '../../rules/centroids.ts';
import { readFeatures, trueLabel } from '../../rules/fruit.ts';
import { PlainList, Verdict } from './Demonstrations.styles.ts';
import { FruitDrawing } from './FruitDrawing.tsx';
import { TestList, TestResult } from './FruitMachine.styles.ts';

const { text: t } = fruit;

interface FruitTestProps {
  examples: readonly Fruit[];
  /** The visitor's label of each example. */
  labels: readonly Label[];
  titleRef: Ref<HTMLParagraphElement>;
}

/** Classifier results for unseen fruit, by group, which reveals the bias. */
export function FruitTest({ examples, labels, titleRef }: FruitTestProps) {
  const classify = trainClassifier(
    examples.map((item, index) => ({
      features: readFeatures(item),
      label: labels[index] ?? trueLabel(item),
    })),
  );
  const results = fruit.tests.map((item) => {
    const label = classify(readFeatures(item)) ?? 'apple';
    return { item, label, isRight: label === trueLabel(item) };
  });
  const filterResults = (group: Group) => results.filter(({ item }) => item.kind === group);
  const mislabelledCount = examples.filter((item, index) => labels[index] !== trueLabel(item)).length;
  const hasGreenExamples = examples.some(({ kind }) => kind === 'green');
  const failsGreenApples = filterResults('green').some(({ isRight }) => !isRight);
  return (
    <>
      <p ref={titleRef} tabIndex={-1}>
        <strong>{t.learnt}</strong>
      </p>
      <TestList role="list">
        {results.map(({ item, label, isRight }) => (
          <TestResult key={`${item.colour} ${item.shape}`} data-right={isRight}>
            <FruitDrawing item={item} />
            {t.verdict(t.labels[label], isRight)}
          </TestResult>
        ))}
      </TestList>
      <Verdict>
        <PlainList role="list">
          {(['red', 'green', 'pear'] as const).map((group) => (
            <li key={group}>
              {t.score(
                t.groups[group],
                filterResults(group).filter(({ isRight }) => isRight).length,
                filterResults(group).length,
              )}
            </li>
          ))}
        </PlainList>
        {mislabelledCount > 0 && <p>{t.taught(mislabelledCount)}</p>}
        {mislabelledCount === 0 && !hasGreenExamples && failsGreenApples && <p>{t.left}</p>}
        {mislabelledCount === 0 && hasGreenExamples && !failsGreenApples && <p>{t.fixed}</p>}
      </Verdict>
    </>
  );
}
