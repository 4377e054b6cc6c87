import { expect, it, vi } from 'vitest';
import { course as v2 } from '../../content/copilot-v2/course.ts';
import { course as v3 } from '../../content/copilot-v3/course.ts';
import { course as descobrir } from '../../content/descobrir-a-ia/course.ts';
import { course as mscopilot } from '../../content/mscopilot/course.ts';
import type { Course } from '../../content/schema.ts';
import { collectParts } from '../../rules/answer-key.ts';
import { findApi, type Scorm12Api } from './find-api.ts';
import { LearnerStorage } from './learner-storage.ts';
import { formatTimespan, openSession } from './lms.ts';
import { computeRecord, recordCourse } from './record-course.ts';
import { MAX_LENGTH, pack, unpack } from './suspend-data.ts';

/** Fake LMS that accepts every call and records it. */
function createFakeLms(initialValues: Record<string, string> = {}) {
  const calls: string[] = [];
  const values: Record<string, string> = { ...initialValues };
  const record = (name: string, answer = 'true') => {
    calls.push(name);
    return answer;
  };
  const api: Scorm12Api = {
    LMSInitialize: () => record('initialize'),
    LMSGetValue: (name) => values[name] ?? '',
    LMSSetValue: (name, value) => {
      values[name] = value;
      return record(`set ${name}`);
    },
    LMSCommit: () => record('commit'),
    LMSFinish: () => record('finish'),
    LMSGetLastError: () => '0',
  };
  return { api, values, calls };
}

/** Storage of a learner who finished the first `groups` groups of a course. */
const createStorage = (course: Course, groups = course.groups.length, points = course.goal) =>
  new LearnerStorage(
    [
      [course.storageKey, String(points)],
      [
        `${course.storageKey}State`,
        JSON.stringify({
          done: course.groups.slice(0, groups).map(({ group_id }) => group_id),
          finishedOn: groups === course.groups.length ? '2026-11-22' : undefined,
        }),
      ],
    ],
    () => {},
  );

it('findApi finds the API in a parent frame or the opener, and stops at a cycle of frames', () => {
  const { api } = createFakeLms();
  const top = { API: api } as unknown as Window;
  const frame = { parent: { parent: top } } as unknown as Window;
  expect(findApi(frame)).toBe(api);
  const popup = { opener: frame } as unknown as Window & { parent: Window };
  popup.parent = popup;
  expect(findApi(popup)).toBe(api);
  const ring = {} as { parent: object };
  ring.parent = { parent: ring };
  expect(findApi(ring as unknown as Window)).toBeNull();
});

it('findApi skips a cross-origin frame', () => {
  const crossOriginFrame = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    },
  );
  expect(findApi({ parent: crossOriginFrame } as unknown as Window)).toBeNull();
});

it('Session sends each value once, and the session time at the end', () => {
  expect(formatTimespan(3_725_900)).toBe('0001:02:05');
  const { api, values, calls } = createFakeLms();
  let now = 0;
  const lms = openSession(api, () => now);
  lms?.set({ 'cmi.core.lesson_status': 'incomplete' });
  lms?.set({ 'cmi.core.lesson_status': 'incomplete' });
  now = 61_000;
  lms?.finish();
  lms?.finish();
  expect(values['cmi.core.session_time']).toBe('0000:01:01');
  expect(values['cmi.core.exit']).toBe('suspend');
  expect(calls.filter((call) => call === 'set cmi.core.lesson_status')).toHaveLength(1);
  expect(calls.slice(-2)).toEqual(['commit', 'finish']);
});

it('openSession returns null when the LMS refuses the session, and logs the error', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api } = createFakeLms();
  expect(openSession({ ...api, LMSInitialize: () => 'false', LMSGetLastError: () => '101' })).toBeNull();
  expect(warn.mock.calls[0]?.[0]).toMatch(/101/);
});

it('computeRecord returns location, score in per cent of the goal, and status', () => {
  expect(computeRecord(v2, createStorage(v2, 2, 40))).toMatchObject({
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.lesson_location': 'bloco-3',
    'cmi.core.score.raw': '33',
  });
  expect(computeRecord(v2, createStorage(v2))).toMatchObject({
    'cmi.core.lesson_status': 'completed',
    'cmi.core.lesson_location': 'fim-do-curso',
    'cmi.core.score.raw': '100',
  });
});

it('recordCourse restores the stored state, and reports changes to the LMS', async () => {
  const before = computeRecord(v2, createStorage(v2, 4, 80));
  const { api, values } = createFakeLms(before);
  const lms = openSession(api);
  if (!lms) throw new Error('no session');
  const record = recordCourse(v2, lms);
  expect(record.leftAt).toBe('bloco-5');
  expect(record.storage.getItem('copilotCourse2Points')).toBe('80');
  record.storage.setItem('copilotCourse2PointsState', '{"done":[1,2,3,4,5],"finishedOn":"2026-11-22"}');
  record.storage.setItem('copilotCourse2Points', '120');
  await Promise.resolve();
  expect(values['cmi.core.lesson_status']).toBe('completed');
  // A restarted course stays completed.
  record.storage.clear();
  await Promise.resolve();
  expect(values['cmi.core.lesson_status']).toBe('completed');
  expect(values['cmi.core.score.raw']).toBe('0');
  record.finish();
});

it('recordCourse keeps the status of a course completed on an earlier visit', () => {
  const { api, values } = createFakeLms({ 'cmi.core.lesson_status': 'passed' });
  const lms = openSession(api);
  if (!lms) throw new Error('no session');
  recordCourse(v2, lms).finish();
  expect(values['cmi.core.lesson_status']).toBe('passed');
});

it.each([descobrir, mscopilot, v2, v3].map((course) => [course.id, course] as const))(
  '%s, finished with the longest answers, fits the SCORM 1.2 limit',
  (_, course) => {
    const storage = createStorage(course);
    const quizzes = collectParts(
      course.groups.flatMap(({ blocks }) => blocks),
      'quiz',
    );
    const longestOption = ({ options }: (typeof quizzes)[number]) =>
      options.map(({ text }) => text).sort((a, b) => b.length - a.length)[0];
    const chosen = Object.fromEntries(quizzes.map((quiz) => [quiz.id, longestOption(quiz)]));
    storage.setItem(`${course.storageKey}Answers`, JSON.stringify({ version: 1, chosen }));
    const text = computeRecord(course, storage)['cmi.suspend_data'] ?? '';
    expect(text.length).toBeLessThan(MAX_LENGTH);
    expect(new Map(unpack(text))).toEqual(new Map(storage.entries));
  },
);

it('pack keeps the priority keys, then the shortest entries, and drops what does not fit', () => {
  const text = pack(
    [
      ['nota-longa', 'a'.repeat(MAX_LENGTH)],
      ['nota', '«curta»'],
      ['pontos', '40'],
      ['lista', '[1,2]'],
    ],
    ['pontos'],
  );
  expect(text.length).toBeLessThanOrEqual(MAX_LENGTH);
  expect(unpack(text)).toEqual([
    ['pontos', '40'],
    ['lista', '[1,2]'],
    ['nota', '«curta»'],
  ]);
});

it('pack keeps the shortest texts of an entry that does not fit whole', () => {
  const places = { longo: 'a'.repeat(3000), outro: 'b'.repeat(2000), curto: 'Três linhas.' };
  const text = pack([['escrito', JSON.stringify({ version: 1, places })]], []);
  expect(text.length).toBeLessThanOrEqual(MAX_LENGTH);
  const [[, packed] = []] = unpack(text);
  expect(JSON.parse(packed ?? '')).toEqual({
    version: 1,
    places: { curto: places.curto, outro: places.outro },
  });
});

it('unpack returns no entries for unreadable data, and logs a warning', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(unpack('{"a":')).toEqual([]);
  expect(unpack('')).toEqual([]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
