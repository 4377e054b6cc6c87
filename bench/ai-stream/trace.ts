import type { CDPSession } from 'playwright';

/**
 * Performance marks of probe.ts: the first text of the answer arrived, and its last words are painted. Only tasks
 * between them count.
 */
export const MARKS = { arrived: 'ai-stream-arrived', ended: 'ai-stream-ended' } as const;

/** One task of the page's main thread, in milliseconds. */
export interface Task {
  /** Wall-clock duration, including delays by other processes. */
  wall: number;
  /** CPU time of the page, throttling included: comparable between a busy and an idle machine. */
  cpu: number;
}

/** Event of Chrome's Trace Event Format. */
interface TraceEvent {
  name: string;
  /** Phase: `X` for a complete event with duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Start, wall-clock duration and CPU duration, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Starts to trace the tasks of the page's main thread.
 * @returns a function that stops the trace and returns the tasks between the two marks
 */
export async function recordTasks(session: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return tasksBetweenMarks(events);
  };
}

function tasksBetweenMarks(events: TraceEvent[]): Task[] {
  const first = events.find(({ name }) => name === MARKS.arrived);
  const last = events.find(({ name }) => name === MARKS.ended);
  if (!first || !last)
    throw new Error('The trace lacks a mark: the answer did not reach the page, or its end was not painted.');
  return events
    .filter(
      ({ name, ph, pid, tid }) =>
        name.endsWith('RunTask') && ph === 'X' && pid === first.pid && tid === first.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > first.ts && ts < last.ts)
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1_000, cpu: tdur / 1_000 }));
}
