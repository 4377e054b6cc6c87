import type { Ref } from 'react';
import { fruit } from '../../content/demonstrations/fruit.ts';
import { trained } from '../../rules/centroids.ts';
import { type Fruit, featuresOf, type Group, type Label, labelOf } from '../../rules/fruit.ts';
import { Plain, Verdict } from './Demonstrations.styles.ts';
import { FruitDrawing } from './FruitDrawing.tsx';
import { Tested, Tests } from './FruitMachine.styles.ts';

const { words } = fruit;

interface FruitTestProps {
  examples: readonly Fruit[];
  /** What the person said of each example. */
  labels: readonly Label[];
  titleRef: Ref<HTMLParagraphElement>;
}

/** What the machine makes of fruits it never saw, told by group: that is where an injustice shows. */
export function FruitTest({ examples, labels, titleRef }: FruitTestProps) {
  const guess = trained(
    examples.map((each, place) => ({ features: featuresOf(each), label: labels[place] ?? labelOf(each) })),
  );
  const results = fruit.tests.map((each) => {
    const label = guess(featuresOf(each)) ?? 'apple';
    return { each, label, right: label === labelOf(each) };
  });
  const of = (group: Group) => results.filter(({ each }) => each.kind === group);
  const taught = examples.filter((each, place) => labels[place] !== labelOf(each)).length;
  const seesGreen = examples.some(({ kind }) => kind === 'green');
  const failsGreen = of('green').some(({ right }) => !right);
  return (
    <>
      <p ref={titleRef} tabIndex={-1}>
        <strong>{words.learnt}</strong>
      </p>
      <Tests role="list">
        {results.map(({ each, label, right }) => (
          <Tested key={`${each.colour} ${each.shape}`} data-right={right}>
            <FruitDrawing each={each} />
            {words.verdict(words.labels[label], right)}
          </Tested>
        ))}
      </Tests>
      <Verdict>
        <Plain role="list">
          {(['red', 'green', 'pear'] as const).map((group) => (
            <li key={group}>
              {words.score(
                words.groups[group],
                of(group).filter(({ right }) => right).length,
                of(group).length,
              )}
            </li>
          ))}
        </Plain>
        {taught > 0 && <p>{words.taught(taught)}</p>}
        {taught === 0 && !seesGreen && failsGreen && <p>{words.left}</p>}
        {taught === 0 && seesGreen && !failsGreen && <p>{words.mended}</p>}
      </Verdict>
    </>
  );
}
