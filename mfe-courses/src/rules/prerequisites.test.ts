import { describe, expect, it } from 'vitest';
import { course as copilotV2 } from '../content/copilot-v2/course.ts';
import { course as copilotV3 } from '../content/copilot-v3/course.ts';
import { course as descobrir } from '../content/descobrir-a-ia/course.ts';
import { secondPart as part2 } from '../content/descobrir-a-ia/part-2.ts';
import { course as mscopilot } from '../content/mscopilot/course.ts';
import type { Course } from '../content/schema.ts';
import { prerequisiteProblems } from './prerequisites.ts';

const blocksOf = (course: Course) => course.groups.flatMap(({ blocks }) => blocks);

describe('block prerequisites', () => {
  it.each([
    ['Descobrir a IA', blocksOf(descobrir)],
    ['MS Copilot', blocksOf(mscopilot)],
    ['MS Copilot V2', blocksOf(copilotV2)],
    ['Copilot para a CML', blocksOf(copilotV3)],
  ])('precede the blocks that require them: %s', (_, blocks) => {
    expect(prerequisiteProblems(blocks)).toEqual([]);
  });

  it('precede the blocks that require them in the second part, where only the lesson on scams stands alone', () => {
    expect(prerequisiteProblems([...blocksOf(descobrir), ...part2])).toEqual([
      'o bloco 10 não diz em que se apoia',
    ]);
  });

  it('continue the block ids in the second part, without adding course groups', () => {
    const blocks = blocksOf(descobrir);
    expect(part2.map(({ id }) => id)).toEqual(part2.map((_, index) => blocks.length + 1 + index));
    const groups = descobrir.groups.map(({ group_id }) => group_id);
    expect(part2.filter(({ id }) => groups.includes(id))).toEqual([]);
  });

  it('are reported when missing or unknown', () => {
    expect(prerequisiteProblems([{ id: 1 }, { id: 2 }])).toEqual(['o bloco 2 não diz em que se apoia']);
    expect(prerequisiteProblems([{ id: 1 }, { id: 2, requires: [7] }])).toEqual([
      'o bloco 2 apoia-se no bloco 7, que não existe',
    ]);
  });

  it('are reported when circular or out of order', () => {
    const cycle = [
      { id: 1, requires: [3] },
      { id: 2, requires: [1] },
      { id: 3, requires: [2] },
    ];
    expect(prerequisiteProblems(cycle)).toEqual([
      'o bloco 1 vem antes do bloco 3, em que se apoia',
      'o bloco 1 apoia-se, por outros, em si próprio',
      'o bloco 2 apoia-se, por outros, em si próprio',
      'o bloco 3 apoia-se, por outros, em si próprio',
    ]);
  });
});
