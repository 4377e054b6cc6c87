/** @jsxImportSource react */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { type Resource, useResource } from './use-resource.ts';

let keyCount = 0;
const newKey = () => `resource-${++keyCount}`;

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Renders a resource and exposes it to the test. */
function ResourceView({
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

it('useResource loads once for two components with the same key', async () => {
  const answer = deferred<string>();
  const load = vi.fn(() => answer.promise);
  const id = newKey();
  render(
    <StrictMode>
      <ResourceView id={id} load={load} />
      <ResourceView name="b" id={id} load={load} />
    </StrictMode>,
  );
  expect(text()).toBe('loading');
  await act(async () => answer.resolve('sete'));
  expect([text(), text('b')]).toEqual(['ready sete', 'ready sete']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('useResource reports a failed load and loads again on refresh', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('sete');
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={load} expose={(r) => (resource = r)} />);
  await act(async () => {});
  expect(text()).toBe('error  falhou');
  await act(() => resource?.refresh());
  expect(text()).toBe('ready sete');
});

it('useResource keeps the data when a refresh fails', async () => {
  const load = vi.fn().mockResolvedValueOnce('sete').mockRejectedValueOnce(new Error('offline'));
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={load} expose={(r) => (resource = r)} />);
  await act(async () => {});
  await act(() => resource?.refresh());
  expect(text()).toBe('ready sete falhou');
});

it('useResource ignores an older response that arrives late', async () => {
  const [first, second] = [deferred<string>(), deferred<string>()];
  const load = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={load} expose={(r) => (resource = r)} />);
  await act(async () => {
    void resource?.refresh();
    second.resolve('novo');
  });
  await act(async () => first.resolve('velho'));
  expect(text()).toBe('ready novo');
});

it('useResource renders a change of setData immediately', async () => {
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={async () => 'sete'} expose={(r) => (resource = r)} />);
  await act(async () => {});
  act(() => resource?.setData((previous) => `${previous} e um`));
  expect(text()).toBe('ready sete e um');
});

it('useResource loads again after the last component unmounted, and ignores the late response', async () => {
  const response = deferred<string>();
  const id = newKey();
  const first = render(<ResourceView id={id} load={() => response.promise} />);
  first.unmount();
  await act(async () => response.resolve('tarde'));
  const load = vi.fn(async () => 'fresco');
  render(<ResourceView id={id} load={load} />);
  await act(async () => {});
  expect(text()).toBe('ready fresco');
});

it('useResource repeats a load that started before a change', async () => {
  const [old, fresh] = [deferred<string>(), deferred<string>()];
  const load = vi
    .fn()
    .mockResolvedValueOnce('16')
    .mockReturnValueOnce(old.promise)
    .mockReturnValueOnce(fresh.promise);
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={load} expose={(r) => (resource = r)} />);
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

it('setData with an updater does nothing before the first response', async () => {
  const first = deferred<string>();
  const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce('sete');
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={load} expose={(r) => (resource = r)} />);
  act(() => resource?.setData((previous) => `${previous} e um`));
  expect(text()).toBe('loading');
  await act(async () => first.resolve('seis'));
  expect(text()).toBe('ready sete');
});

it('useResource renders the first response in a transition and later changes synchronously', async () => {
  const answer = deferred<string>();
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={() => answer.promise} expose={(r) => (resource = r)} />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const microtasks = async () => {
    for (let n = 0; n < 20; n++) await Promise.resolve();
  };
  answer.resolve('sete');
  await microtasks();
  expect(text(), 'no render in the task of the response').toBe('loading');
  await vi.waitFor(() => expect(text()).toBe('ready sete'));
  resource?.setData('oito');
  await microtasks();
  expect(text()).toBe('ready oito');
  vi.unstubAllGlobals();
});

it('useResource keeps a change that comes before the first response is rendered', async () => {
  const answer = deferred<string>();
  let resource: Resource<string> | undefined;
  render(<ResourceView id={newKey()} load={() => answer.promise} expose={(r) => (resource = r)} />);
  await act(async () => {
    answer.resolve('sete');
    await answer.promise;
    await Promise.resolve();
    resource?.setData((previous) => `${previous} e um`);
  });
  expect(text()).toBe('ready sete e um');
});
