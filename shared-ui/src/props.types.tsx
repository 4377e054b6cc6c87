/** Type tests of component props: `tsc` fails when one of these mistakes is no longer a type error. */
import { Button } from './button/index.ts';
import { Chart } from './chart/index.ts';
import { Quiz } from './quiz/index.ts';
import { Rating } from './rating/index.ts';
import { CategoryTag } from './tag/index.ts';

export const mistakes = [
  // @ts-expect-error an unknown variant
  <Button key="1" variant="ghost">
    Apagar
  </Button>,
  // @ts-expect-error a button without text
  <Button key="2" />,
  // @ts-expect-error a chart of an unknown type
  <Chart key="3" type="line" data={[{ label: 'Portugal', value: 38.7 }]} />,
  // @ts-expect-error a quiz without options
  <Quiz key="4" question="O que é um prompt?" />,
  // @ts-expect-error a rating whose callback is not a function
  <Rating key="5" onRate="5" />,
  // @ts-expect-error an unknown lesson category
  <CategoryTag key="6" category="ler" />,
];
