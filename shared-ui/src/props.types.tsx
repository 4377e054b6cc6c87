/**
 * Not a component: what must not compile. `tsc` fails when one of these mistakes is no longer found.
 */
import { Button } from './button/index.ts';
import { Chart } from './chart/index.ts';
import { Quiz } from './quiz/index.ts';
import { Rating } from './rating/index.ts';
import { Tag } from './tag/index.ts';

export const mistakes = [
  // @ts-expect-error a variant that does not exist
  <Button key="1" variant="danger">
    Apagar
  </Button>,
  // @ts-expect-error a button without words
  <Button key="2" />,
  // @ts-expect-error a chart of an unknown type
  <Chart key="3" type="line" data={[{ label: 'Portugal', value: 38.7 }]} />,
  // @ts-expect-error a quiz without options
  <Quiz key="4" question="O que é um prompt?" />,
  // @ts-expect-error a rating without its function
  <Rating key="5" onRate="5" />,
  // @ts-expect-error a category of lesson that does not exist
  <Tag key="6" category="ler" />,
];
