import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ailit } from './ailit.ts';
import { course as copilotV2 } from './copilot-v2/course.ts';
import { course as copilotV3 } from './copilot-v3/course.ts';
import { course as descobrir } from './descobrir-a-ia/course.ts';
import { secondPart } from './descobrir-a-ia/part-2.ts';
import { course as mscopilot } from './mscopilot/course.ts';

const lessons = [descobrir, mscopilot, copilotV2, copilotV3].map((course) => {
  const blocks = course.groups.flatMap((group) => group.blocks);
  return { id: course.id, blocks: course === descobrir ? [...blocks, ...secondPart] : blocks };
});

describe('the map to AILit', () => {
  it.each(lessons)('names every block of $id, and no other', ({ id, blocks }) => {
    expect(Object.keys(ailit[id] ?? {}).map(Number)).toEqual(blocks.map((block) => block.id));
    for (const domains of Object.values(ailit[id] ?? {})) expect(domains.length).toBeGreaterThan(0);
  });

  it('is the table of docs/ailit.md', () => {
    const file = path.join(import.meta.dirname, '../../../docs/ailit.md');
    const rows = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\| `/.test(line))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(' | '),
      );
    const expected = lessons.flatMap(({ id, blocks }) =>
      blocks.map((block) => `\`${id}\` ${block.id} | ${block.title} | ${ailit[id]?.[block.id]?.join(', ')}`),
    );
    expect(rows).toEqual(expected);
  });
});
