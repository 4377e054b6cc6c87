import { describe, expect, it } from 'vitest';
import { course as copilotV2 } from './copilot-v2/course.ts';
import { course as copilotV3 } from './copilot-v3/course.ts';
import { course as descobrir } from './descobrir-a-ia/course.ts';
import { secondPart } from './descobrir-a-ia/part-2.ts';
import { course as mscopilot } from './mscopilot/course.ts';
import type { Block } from './schema.ts';

const courses = [descobrir, mscopilot, copilotV2, copilotV3].map(
  ({ id, groups }) => [id, groups.flatMap(({ blocks }) => blocks)] as const,
);
const where = (shows: (parts: string) => boolean) =>
  courses.flatMap(([id, blocks]) =>
    blocks.filter(({ parts }) => shows(JSON.stringify(parts))).map((block) => `${id} ${block.id}`),
  );

describe('what three courses need is taught once, and recalled elsewhere', () => {
  it('the shield is drawn and explained', () => {
    expect(where((parts) => parts.includes('"name":"shield"'))).toEqual(['copilot-v3 2']);
  });

  it('role, task and format have a tab each', () => {
    expect(
      where((parts) => ['papel', 'tarefa', 'formato'].every((id) => parts.includes(`"id":"${id}"`))),
    ).toEqual(['copilot-v2 3']);
  });

  it('each place where the assistant is has a tab', () => {
    expect(
      where((parts) => ['outlook', 'teams', 'web'].every((id) => parts.includes(`"id":"${id}"`))),
    ).toEqual(['copilot-v3 5']);
  });
});

/** Short sentences that balance one thing against another: «A proteção é dos dados, não dos factos». */
const MAXIM =
  /^\P{Ll}\p{L}*( \p{L}+){0,4} não (é|são|quer dizer|serve|vale|substitui|dispensa) |, não (o|a|os|as|um|uma|com|d[aeo]s?|por) |^(Primeiro|Quanto (mais|menos|maior)) [^,]+, /u;
const MOST_WORDS = 11;

function* said(value: unknown, key = ''): Generator<string> {
  if (['prompt', 'promptText'].includes(key)) return;
  if (typeof value === 'string') yield* value.replaceAll('**', '').split(/(?<=[.!?])\s+/);
  else if (Array.isArray(value)) for (const item of value) yield* said(item, key);
  else if (value && typeof value === 'object')
    for (const [child, item] of Object.entries(value)) yield* said(item, child);
}

const maxims = (blocks: readonly Block[]) =>
  [...said(blocks)].filter((sentence) => sentence.split(' ').length <= MOST_WORDS && MAXIM.test(sentence));

describe('maxims', () => {
  it.each([...courses, ['parte 2', secondPart] as const])('%s has three at most', (_, blocks) => {
    expect(maxims(blocks).length, maxims(blocks).join(' | ')).toBeLessThanOrEqual(3);
  });

  it.each([
    'Repetir não é verificar.',
    'A proteção é dos dados, não dos factos.',
    'Primeiro a fonte, depois a decisão.',
  ])('the check knows one when it reads it: «%s»', (text) => {
    const block = {
      id: 1,
      title: '',
      aim: '',
      category: 'aprender',
      parts: [{ type: 'paragraph', text }],
    } as const;
    expect(maxims([{ ...block, parts: [...block.parts] }])).toEqual([text]);
  });
});
