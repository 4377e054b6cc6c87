import { describe, expect, it } from 'vitest';
import { course as copilotV2 } from './copilot-v2/course.ts';
import { course as copilotV3 } from './copilot-v3/course.ts';
import { course as descobrir } from './descobrir-a-ia/course.ts';
import { secondPart } from './descobrir-a-ia/part-2.ts';
import { mission } from './mission-1/mission.ts';
import { course as mscopilot } from './mscopilot/course.ts';
import { questionLoaders } from './questions/bank.ts';

/** Blocks of each course, with the course id. */
const courses = [descobrir, mscopilot, copilotV2, copilotV3].map(
  ({ id, groups }) => [id, groups.flatMap(({ blocks }) => blocks)] as const,
);
const findBlocks = (matches: (parts: string) => boolean) =>
  courses.flatMap(([id, blocks]) =>
    blocks.filter(({ parts }) => matches(JSON.stringify(parts))).map((block) => `${id} ${block.id}`),
  );

describe('topics needed by several courses are explained in one and recalled in the others', () => {
  it('the «Protegido» shield of Copilot is drawn in one block', () => {
    expect(findBlocks((parts) => parts.includes('"name":"shield"'))).toEqual(['copilot-v3 2']);
  });

  it('role, task and format have tabs in one block', () => {
    expect(
      findBlocks((parts) => ['papel', 'tarefa', 'formato'].every((id) => parts.includes(`"id":"${id}"`))),
    ).toEqual(['copilot-v2 3']);
  });

  it('the apps that contain the assistant have tabs in one block', () => {
    expect(
      findBlocks((parts) => ['outlook', 'teams', 'web'].every((id) => parts.includes(`"id":"${id}"`))),
    ).toEqual(['copilot-v3 5']);
  });
});

/** Short sentences that balance one thing against another: «A proteção é dos dados, não dos factos». */
const MAXIM =
  /^(?!Ainda |Se )\P{Ll}\p{L}*( \p{L}+){0,4} não (é|são|quer dizer|serve|vale|substitui|dispensa) [^?]*$|,( e)? não (o|a|os|as|um|uma|com|d[aeo]s?|por) |^(Primeiro|Quanto (mais|menos|maior)) [^,]+, |^O que não se .+ não se \p{L}+\.$/u;
const MAX_MAXIM_WORDS = 11;

function* collectSentences(value: unknown, key = ''): Generator<string> {
  if (['prompt', 'promptText'].includes(key)) return;
  if (typeof value === 'string') yield* value.replaceAll('**', '').split(/(?<=[.!?])\s+/);
  else if (Array.isArray(value)) for (const item of value) yield* collectSentences(item, key);
  else if (value && typeof value === 'object')
    for (const [child, item] of Object.entries(value)) yield* collectSentences(item, child);
}

const findMaxims = (texts: readonly object[]) =>
  [...collectSentences(texts)].filter(
    (sentence) => sentence.split(' ').length <= MAX_MAXIM_WORDS && MAXIM.test(sentence),
  );

describe('maxims', () => {
  // Readers meet the questions between the blocks, so count both together.
  it.each([...courses, [descobrir.id, secondPart] as const, [mission.id, mission.blocks] as const])(
    '%s has at most three maxims',
    async (id, blocks) => {
      const blockIds = new Set(blocks.map((block) => block.id));
      const questions = ((await questionLoaders[id]?.())?.questions ?? []).filter(({ block }) =>
        blockIds.has(block),
      );
      const found = findMaxims([...blocks, ...questions]);
      expect(found.length, found.join(' | ')).toBeLessThanOrEqual(3);
    },
  );

  it.each([
    'Repetir não é verificar.',
    'A proteção é dos dados, não dos factos.',
    'Primeiro a fonte, depois a decisão.',
    'O que não se confirma não se publica.',
  ])('the check recognizes «%s»', (text) => {
    expect(findMaxims([{ type: 'paragraph', text }])).toEqual([text]);
  });
});
