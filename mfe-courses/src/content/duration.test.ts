import { describe, expect, it } from 'vitest';
import { courseQuestions, secondPartQuestions } from '../rules/block-questions.ts';
import { catalogue } from './catalogue.ts';
import { course as copilotV2 } from './copilot-v2/course.ts';
import { course as copilotV3 } from './copilot-v3/course.ts';
import { course as descobrir } from './descobrir-a-ia/course.ts';
import { secondPart } from './descobrir-a-ia/part-2.ts';
import { lessonMinutes, roundedMinutes, studyMinutes } from './duration.ts';
import { exampleBlock } from './example/example-block.ts';
import { course as mscopilot } from './mscopilot/course.ts';
import { questionLoaders } from './questions/bank.ts';
import type { Question } from './questions/schema.ts';
import type { Block } from './schema.ts';
import { bothDurations, durationText } from './text.ts';

const words = (wordCount: number) => Array(wordCount).fill('palavra').join(' ');
const block = (parts: Block['parts']): Block => ({ ...exampleBlock, title: '', aim: '', parts });

describe('course duration', () => {
  it('counts reading at 180 words per minute', () => {
    expect(studyMinutes([block([{ type: 'paragraph', text: words(360) }])])).toBe(2);
  });

  it('adds the minutes of parts, also inside tabs', () => {
    const walk = { type: 'activity', title: '', text: '', minutes: 10 } as const;
    const tab = (id: string) => ({ id, label: '', parts: [walk] });
    expect(studyMinutes([block([walk, { type: 'tabs', label: '', tabs: [tab('a'), tab('b')] }])])).toBe(30);
    const quiz = {
      type: 'quiz',
      id: 'q',
      question: '',
      options: [],
      correctFeedback: '',
      incorrectFeedback: '',
    };
    expect(studyMinutes([block([quiz as Block['parts'][number]])])).toBe(1);
  });

  it('without activities counts neither their minutes nor their words', () => {
    const walk = { type: 'activity', title: '', text: words(180), minutes: 10 } as const;
    const tab = { id: 'a', label: '', parts: [walk] };
    const blocks = [
      block([walk, { type: 'paragraph', text: words(360) }, { type: 'tabs', label: '', tabs: [tab] }]),
    ];
    expect(studyMinutes(blocks)).toBe(24);
    expect(lessonMinutes(blocks)).toBe(2);
  });

  it('adds the questions around the blocks', () => {
    const question: Question = {
      id: 'q',
      block: 1,
      aim: '',
      question: words(60),
      options: [true, false, false].map((isCorrect) => ({ text: words(40), isCorrect, explanation: '' })),
      hint: words(900),
      source: 'lesson',
    };
    const blocks = [block([])];
    expect(studyMinutes(blocks, courseQuestions(blocks, [question]))).toBe(2);
    expect(studyMinutes(blocks, courseQuestions(blocks, [{ ...question, block: 2 }]))).toBe(0);
  });

  it('is rounded and written out for display', () => {
    expect([roundedMinutes(48), roundedMinutes(81), roundedMinutes(144)]).toEqual([50, 75, 150]);
    expect([50, 60, 75, 150].map(durationText)).toEqual([
      'Cerca de 50 minutos',
      'Cerca de 1 hora',
      'Cerca de 1 hora e 15 minutos',
      'Cerca de 2 horas e 30 minutos',
    ]);
    expect(bothDurations({ minutes: 150, lessonMinutes: 35 })).toEqual([
      'Cerca de 35 minutos a ler e a responder',
      '2 horas e 30 minutos com todas as atividades',
    ]);
  });
});

describe('catalogue entry matches the course content', () => {
  const courses = [
    ['descobrir', descobrir],
    ['mscopilot', mscopilot],
    ['copilotV2', copilotV2],
    ['copilotV3', copilotV3],
  ] as const;

  it.each(courses)('%s has the storage key, goal, unit and groups of its course', (name, course) => {
    const entry = catalogue[name];
    expect(entry.storageKey).toBe(course.storageKey);
    expect(entry.goal).toBe(course.goal);
    expect(entry.unit).toBe(course.unit);
    expect(entry.groups).toEqual(
      course.groups.map(({ group_id, blocks }) => ({ group_id, blocks: blocks.length })),
    );
  });

  it('the second part asks questions on prerequisites, each question once', async () => {
    const questions = secondPartQuestions(
      secondPart,
      (await questionLoaders[descobrir.id]?.())?.questions ?? [],
    );
    // A block has two questions on its lesson, and one on a prerequisite if it has any.
    const asked = secondPart.reduce((sum, { requires }) => sum + (requires ? 3 : 2), 0);
    expect(questions.length).toBe(asked);
    expect(new Set(questions).size).toBe(questions.length);
  });
});
