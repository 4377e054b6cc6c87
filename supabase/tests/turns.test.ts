import { expect, it } from 'vitest';
import { TooBusy, turns } from '../local/fixes/one-at-a-time.ts';

/** A task that runs until it is told to end. */
function held() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => until, end };
}

it('runs as many at once as it may, the others in the order they came', async () => {
  const turn = turns(2);
  const [first, second] = [held(), held()];
  const done: string[] = [];
  const all = [
    turn(first.task),
    turn(second.task),
    turn(async () => done.push('third')),
    turn(async () => done.push('fourth')),
  ];
  await Promise.resolve();
  expect(done).toEqual([]);
  second.end();
  await all[3];
  expect(done).toEqual(['third', 'fourth']);
  first.end();
  await Promise.all(all);
});

it('goes on after a task that failed', async () => {
  const turn = turns(1);
  await expect(turn(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await turn(async () => 'next')).toBe('next');
});

it('sends away whoever comes when too many wait, and has room again later', async () => {
  const turn = turns(1, 1);
  const first = held();
  const running = turn(first.task);
  const waiting = turn(async () => 'second');
  await expect(turn(async () => 'third')).rejects.toThrow(TooBusy);
  first.end();
  expect(await waiting).toBe('second');
  await running;
  expect(await turn(async () => 'fourth')).toBe('fourth');
});

it('never runs what was given up while it waited, and frees its place at once', async () => {
  const turn = turns(1, 1);
  const first = held();
  const running = turn(first.task);
  const leaving = new AbortController();
  let ran = false;
  const given = turn(async () => {
    ran = true;
  }, leaving.signal);
  leaving.abort();
  await expect(given).rejects.toThrow();
  const next = turn(async () => 'next');
  first.end();
  expect(await next).toBe('next');
  await running;
  expect(ran).toBe(false);
  await expect(turn(async () => 'late', leaving.signal)).rejects.toThrow();
});

it('serves each address in its turn, whatever a flood from another has brought before', async () => {
  let time = 0;
  const turn = turns(1, 100, () => time);
  const first = held();
  const done: string[] = [];
  const ask = (from: string) =>
    turn(
      async () => {
        time += 10;
        done.push(from);
      },
      undefined,
      from,
    );
  const all = [turn(first.task, undefined, 'flood'), ...Array.from({ length: 50 }, () => ask('flood'))];
  all.push(ask('somebody'), ask('another'), ask('somebody'));
  time = 10;
  first.end();
  await Promise.all(all);
  expect(done.slice(0, 5)).toEqual(['somebody', 'another', 'flood', 'somebody', 'flood']);
  expect(done).toHaveLength(53);
});

it('takes whoever asks for little before those who keep it busy, and lets nobody save time up', async () => {
  let time = 0;
  const turn = turns(1, 100, () => time);
  const done: string[] = [];
  const ask = (from: string, takes: number) =>
    turn(
      async () => {
        time += takes;
        done.push(from);
      },
      undefined,
      from,
    );
  await Promise.all([
    ...Array.from({ length: 5 }, () => ask('flood', 200)),
    ...Array.from({ length: 5 }, () => ask('rush', 200)),
    ...Array.from({ length: 6 }, () => ask('somebody', 5)),
  ]);
  const page = Array.from({ length: 6 }, () => 'somebody');
  expect(done.slice(0, 8)).toEqual(['flood', 'rush', ...page]);
  done.length = 0;
  // Nobody has waited for long: who comes now has no more right than those who were here.
  await Promise.all([
    ...Array.from({ length: 4 }, () => ask('flood', 200)),
    ...Array.from({ length: 4 }, () => ask('new', 200)),
  ]);
  const inPairs = [0, 2, 4, 6].map((n) =>
    done
      .slice(n, n + 2)
      .sort()
      .join(),
  );
  expect(inPairs).toEqual(Array.from({ length: 4 }, () => 'flood,new'));
});

it('sends away the last of the longest line, and not whoever comes from elsewhere', async () => {
  const turn = turns(1, 3);
  const first = held();
  const running = turn(first.task, undefined, 'flood');
  const flood = ['a', 'b', 'c'].map((what) => turn(async () => what, undefined, 'flood'));
  const last = expect(flood[2]).rejects.toThrow(TooBusy);
  const other = turn(async () => 'other', undefined, 'somebody');
  await last;
  await expect(turn(async () => 'd', undefined, 'flood')).rejects.toThrow(TooBusy);
  first.end();
  expect(await Promise.all([...flood.slice(0, 2), other])).toEqual(['a', 'b', 'other']);
  await running;
});

it('lets the process hear of others between two tasks, however many wait', async () => {
  const turn = turns(1);
  let heard = 0;
  let done = 0;
  const all = Array.from({ length: 20 }, () =>
    turn(async () => {
      done += 1;
    }),
  );
  await new Promise<void>((resolve) =>
    setImmediate(() => {
      heard = done;
      resolve();
    }),
  );
  await Promise.all(all);
  expect(heard).toBeLessThan(20);
});
