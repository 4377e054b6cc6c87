import type { Ref } from 'react';
import type { Fruit, Group, Label } from '../../content/demonstrations/fruit.ts';
import { fruit } from '../../content/demonstrations/fruit.ts';
import { trainClassifier } from '../../rules/centroids.ts';
import { featuresOf, labelOf } from '../../rules/fruit.ts';
import { Plain, Verdict } from './Demonstrations.styles.ts';
import { FruitDrawing } from './FruitDrawing.tsx';
import { Tested, Tests } from './FruitMachine.styles.ts';

const { text: t } = fruit;

interface FruitTestProps {
  examples: readonly Fruit[];
  /** The visitor's label of each example. */
  labels: readonly Label[];
  titleRef: Ref<HTMLParagraphElement>;
}

/** Classifier results for unseen fruit, by group, which reveals the bias. */
export function FruitTest({ examples, labels, titleRef }: FruitTestProps) {
  const guess = trainClassifier(
    examples.map((each, index) => ({ features: featuresOf(each), label: labels[index] ?? labelOf(each) })),
  );
  const results = fruit.tests.map((each) => {
    const label = guess(featuresOf(each)) ?? 'apple';
    return { each, label, right: label === labelOf(each) };
  });
  const resultsOf = (group: Group) => results.filter(({ each }) => each.kind === group);
  const taught = examples.filter((each, index) => labels[index] !== labelOf(each)).length;
  const seesGreen = examples.some(({ kind }) => kind === 'green');
  const failsGreen = resultsOf('green').some(({ right }) => !right);
  return (
    <>
      <p ref={titleRef} tabIndex={-1}>
        <strong>{t.learnt}</strong>
      </p>
      <Tests role="list">
        {results.map(({ each, label, right }) => (
          <Tested key={`${each.colour} ${each.shape}`} data-right={right}>
            <FruitDrawing each={each} />
            {t.verdict(t.labels[label], right)}
          </Tested>
        ))}
      </Tests>
      <Verdict>
        <Plain role="list">
          {(['red', 'green', 'pear'] as const).map((group) => (
            <li key={group}>
              {t.score(
                t.groups[group],
                resultsOf(group).filter(({ right }) => right).length,
                resultsOf(group).length,
              )}
            </li>
          ))}
        </Plain>
        {taught > 0 && <p>{t.taught(taught)}</p>}
        {taught === 0 && !seesGreen && failsGreen && <p>{t.left}</p>}
        {taught === 0 && seesGreen && !failsGreen && <p>{t.fixed}</p>}
      </Verdict>
    </>
  );
}
