import { expect, it } from 'vitest';
import type { Question } from '../content/questions/schema.ts';
import type { Block } from '../content/schema.ts';
import { classroomMinutes, planSessions } from './session-plan.ts';

const lesson = (id: number, minutes: number): Block => ({
  id,
  title: '',
  category: 'aprender',
  aim: '',
  parts: [{ type: 'activity', title: '', text: '', minutes }],
});
const question = (block: number) => ({ block }) as Question;

it('classroomMinutes rounds a block with its questions up to five minutes', () => {
  expect(classroomMinutes(lesson(1, 0), [])).toBe(5);
  expect(classroomMinutes(lesson(1, 10), [])).toBe(10);
  expect(classroomMinutes(lesson(1, 10), [], { aloud: true })).toBe(15);
  expect(classroomMinutes(lesson(1, 10), [question(1), question(1), question(2)])).toBe(15);
});

it('planSessions fills sessions in order without splitting a block', () => {
  const blocks = [20, 20, 20, 90, 5].map((minutes, index) => lesson(index + 1, minutes));
  const sessions = planSessions(blocks, [], { sessionMinutes: 60, opening: 5, closing: 10 });
  expect(sessions.map(({ blocks: sessionBlocks }) => sessionBlocks.map(({ block }) => block.id))).toEqual([
    [1, 2],
    [3],
    [4],
    [5],
  ]);
  expect(sessions.map(({ minutes }) => minutes)).toEqual([55, 35, 105, 20]);
  const [longer] = planSessions(blocks.slice(0, 1), [], {
    sessionMinutes: 60,
    opening: 5,
    closing: 10,
    ownMinutes: { 1: 35 },
  });
  expect(longer?.minutes).toBe(50);
});
