/** @jsxImportSource react */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { type Resource, useResource } from './use-resource.ts';

let keys = 0;
const newKey = () => `resource-${++keys}`;

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Shows a resource and hands it to the test. */
function Shown({
  name = 'a',
  id,
  load,
  expose,
}: {
  name?: string;
  id: string;
  load: () => Promise<string>;
  expose?: (r: Resource<string>) => void;
}) {
  const resource = useResource(id, load);
  expose?.(resource);
  return (
    <p data-testid={name}>
      {resource.status} {resource.data ?? ''} {resource.error ? 'falhou' : ''}
    </p>
  );
}

const text = (name = 'a') => screen.getByTestId(name).textContent?.trim();

it('goes from loading to what was loaded, asking once for two who show it', async () => {
  const answer = deferred<string>();
  const load = vi.fn(() => answer.promise);
  const id = newKey();
  render(
    <StrictMode>
      <Shown id={id} load={load} />
      <Shown name="b" id={id} load={load} />
    </StrictMode>,
  );
  expect(text()).toBe('loading');
  await act(async () => answer.resolve('sete'));
  expect([text(), text('b')]).toEqual(['ready sete', 'ready sete']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that it failed and loads again on request', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('sete');
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={load} expose={(r) => (resource = r)} />);
  await act(async () => {});
  expect(text()).toBe('error  falhou');
  await act(() => resource?.refresh());
  expect(text()).toBe('ready sete');
});

it('keeps what is shown when a refresh fails', async () => {
  const load = vi.fn().mockResolvedValueOnce('sete').mockRejectedValueOnce(new Error('offline'));
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={load} expose={(r) => (resource = r)} />);
  await act(async () => {});
  await act(() => resource?.refresh());
  expect(text()).toBe('ready sete falhou');
});

it('lets the newest answer win over an older one that comes late', async () => {
  const [first, second] = [deferred<string>(), deferred<string>()];
  const load = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={load} expose={(r) => (resource = r)} />);
  await act(async () => {
    void resource?.refresh();
    second.resolve('novo');
  });
  await act(async () => first.resolve('velho'));
  expect(text()).toBe('ready novo');
});

it('shows a change at once', async () => {
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={async () => 'sete'} expose={(r) => (resource = r)} />);
  await act(async () => {});
  act(() => resource?.setData((previous) => `${previous} e um`));
  expect(text()).toBe('ready sete e um');
});

it('loads anew for a page that comes back, and nothing happens after it leaves', async () => {
  const late = deferred<string>();
  const id = newKey();
  const first = render(<Shown id={id} load={() => late.promise} />);
  first.unmount();
  await act(async () => late.resolve('tarde'));
  const load = vi.fn(async () => 'fresco');
  render(<Shown id={id} load={load} />);
  await act(async () => {});
  expect(text()).toBe('ready fresco');
});

it('does not let an answer that was asked for before a change undo it', async () => {
  const [old, fresh] = [deferred<string>(), deferred<string>()];
  const load = vi
    .fn()
    .mockResolvedValueOnce('16')
    .mockReturnValueOnce(old.promise)
    .mockReturnValueOnce(fresh.promise);
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={load} expose={(r) => (resource = r)} />);
  await act(async () => {});
  await act(async () => {
    void resource?.refresh();
    resource?.setData(() => '17');
  });
  await act(async () => old.resolve('16'));
  expect(text()).toBe('ready 17');
  await act(async () => fresh.resolve('18'));
  expect(text()).toBe('ready 18');
});

it('has nothing to change before the first answer', async () => {
  const first = deferred<string>();
  const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce('sete');
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={load} expose={(r) => (resource = r)} />);
  act(() => resource?.setData((previous) => `${previous} e um`));
  expect(text()).toBe('loading');
  await act(async () => first.resolve('seis'));
  expect(text()).toBe('ready sete');
});

it('puts a first answer in piece by piece, and shows every change after it at once', async () => {
  const answer = deferred<string>();
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={() => answer.promise} expose={(r) => (resource = r)} />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const microtasks = async () => {
    for (let n = 0; n < 20; n++) await Promise.resolve();
  };
  answer.resolve('sete');
  await microtasks();
  expect(text(), 'nothing is rendered in the task of the answer').toBe('loading');
  await vi.waitFor(() => expect(text()).toBe('ready sete'));
  resource?.setData('oito');
  await microtasks();
  expect(text()).toBe('ready oito');
  vi.unstubAllGlobals();
});

it('loses no change that comes before the first answer is put in', async () => {
  const answer = deferred<string>();
  let resource: Resource<string> | undefined;
  render(<Shown id={newKey()} load={() => answer.promise} expose={(r) => (resource = r)} />);
  await act(async () => {
    answer.resolve('sete');
    await answer.promise;
    await Promise.resolve();
    resource?.setData((previous) => `${previous} e um`);
  });
  expect(text()).toBe('ready sete e um');
});
