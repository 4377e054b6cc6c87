// The queue of requests to the database (local/fixes/task-queue.ts): how many run at once, which one is
// next, and which one is dropped. The key of fairness is the address of the client.
import { expect, it } from 'vitest';
import { createTaskQueue, TooBusy } from '../local/fixes/task-queue.ts';

/** Creates a task that runs until `end` is called. */
function createPendingTask() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => until, end };
}

it('Task queue runs up to its concurrency limit, the rest in order', async () => {
  const queue = createTaskQueue(2);
  const [first, second] = [createPendingTask(), createPendingTask()];
  const done: string[] = [];
  const all = [
    queue(first.task),
    queue(second.task),
    queue(async () => done.push('third')),
    queue(async () => done.push('fourth')),
  ];
  await Promise.resolve();
  expect(done).toEqual([]);
  second.end();
  await all[3];
  expect(done).toEqual(['third', 'fourth']);
  first.end();
  await Promise.all(all);
});

it('Task queue continues after a failed task', async () => {
  const queue = createTaskQueue(1);
  await expect(queue(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await queue(async () => 'next')).toBe('next');
});

it('Task queue rejects tasks when full, and accepts them again later', async () => {
  const queue = createTaskQueue(1, 1);
  const first = createPendingTask();
  const running = queue(first.task);
  const waiting = queue(async () => 'second');
  await expect(queue(async () => 'third')).rejects.toThrow(TooBusy);
  first.end();
  expect(await waiting).toBe('second');
  await running;
  expect(await queue(async () => 'fourth')).toBe('fourth');
});

it('Task queue drops an aborted task and frees its place at once', async () => {
  const queue = createTaskQueue(1, 1);
  const first = createPendingTask();
  const running = queue(first.task);
  const leaving = new AbortController();
  let ran = false;
  const abortedTask = queue(async () => {
    ran = true;
  }, leaving.signal);
  leaving.abort();
  await expect(abortedTask).rejects.toThrow();
  const next = queue(async () => 'next');
  first.end();
  expect(await next).toBe('next');
  await running;
  expect(ran).toBe(false);
  await expect(queue(async () => 'late', leaving.signal)).rejects.toThrow();
});

it('Task queue is fair between addresses, whatever the backlog of one', async () => {
  let time = 0;
  const queue = createTaskQueue(1, 100, () => time);
  const first = createPendingTask();
  const done: string[] = [];
  const enqueue = (from: string) =>
    queue(
      async () => {
        time += 10;
        done.push(from);
      },
      undefined,
      from,
    );
  const all = [queue(first.task, undefined, 'flood'), ...Array.from({ length: 50 }, () => enqueue('flood'))];
  all.push(enqueue('somebody'), enqueue('another'), enqueue('somebody'));
  time = 10;
  first.end();
  await Promise.all(all);
  expect(done.slice(0, 5)).toEqual(['somebody', 'another', 'flood', 'somebody', 'flood']);
  expect(done).toHaveLength(53);
});

it('Task queue prefers light users to heavy ones, and idle users earn no credit', async () => {
  let time = 0;
  const queue = createTaskQueue(1, 100, () => time);
  const done: string[] = [];
  const enqueue = (from: string, takes: number) =>
    queue(
      async () => {
        time += takes;
        done.push(from);
      },
      undefined,
      from,
    );
  await Promise.all([
    ...Array.from({ length: 5 }, () => enqueue('flood', 200)),
    ...Array.from({ length: 5 }, () => enqueue('rush', 200)),
    ...Array.from({ length: 6 }, () => enqueue('somebody', 5)),
  ]);
  // Six short tasks together take less time than one of the floods.
  const page = Array.from({ length: 6 }, () => 'somebody');
  expect(done.slice(0, 8)).toEqual(['flood', 'rush', ...page]);
  done.length = 0;
  // No address has waited long, so newcomers have the same share as the others.
  await Promise.all([
    ...Array.from({ length: 4 }, () => enqueue('flood', 200)),
    ...Array.from({ length: 4 }, () => enqueue('new', 200)),
  ]);
  const pairs = [0, 2, 4, 6].map((n) =>
    done
      .slice(n, n + 2)
      .sort()
      .join(),
  );
  expect(pairs).toEqual(Array.from({ length: 4 }, () => 'flood,new'));
});

it('Task queue evicts the last task of the longest queue, not a newcomer', async () => {
  const queue = createTaskQueue(1, 3);
  const first = createPendingTask();
  const running = queue(first.task, undefined, 'flood');
  const flood = ['a', 'b', 'c'].map((what) => queue(async () => what, undefined, 'flood'));
  const last = expect(flood[2]).rejects.toThrow(TooBusy);
  const other = queue(async () => 'other', undefined, 'somebody');
  await last;
  await expect(queue(async () => 'd', undefined, 'flood')).rejects.toThrow(TooBusy);
  first.end();
  expect(await Promise.all([...flood.slice(0, 2), other])).toEqual(['a', 'b', 'other']);
  await running;
});

it('Task queue yields to the event loop between tasks', async () => {
  const queue = createTaskQueue(1);
  let doneAtFirstTurn = 0;
  let done = 0;
  const all = Array.from({ length: 20 }, () =>
    queue(async () => {
      done += 1;
    }),
  );
  await new Promise<void>((resolve) =>
    setImmediate(() => {
      doneAtFirstTurn = done;
      resolve();
    }),
  );
  await Promise.all(all);
  expect(doneAtFirstTurn).toBeLessThan(20);
});
