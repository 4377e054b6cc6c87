import { achievements } from '@ia/shared-services/credential';
import { expect, it } from 'vitest';
import { paths } from '../learn/learn.ts';
import { declared } from './topics.ts';

it('there is an achievement for every course that can be declared', () => {
  expect(Object.keys(achievements).sort()).toEqual(declared.map(({ id }) => id).sort());
});

it.each(declared)(
  '$id: the credential says of the course what the course says of itself',
  async ({ id, load }) => {
    const step = paths.flatMap(({ steps }) => steps).find((one) => one.id === id);
    const { skills } = await load();
    const { to, title, text: description, minutes } = step ?? {};
    expect(achievements[id as keyof typeof achievements]).toEqual({
      to,
      title,
      description,
      minutes,
      skills,
    });
  },
);
