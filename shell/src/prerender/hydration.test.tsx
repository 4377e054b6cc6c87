// Tests that a prerendered page keeps input and clicks from before its hydration.
import { ShellProvider, setHydrating, useEntryState } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { takeTypedInput } from '../pages/typed-input.ts';

afterEach(() => setHydrating(false));

/** A page with fields, and a state that its history entry stores. */
function Fields() {
  const [text, setText] = useState('');
  const [yes, setYes] = useState(false);
  const [colour, setColour] = useState('azul');
  const [step] = useEntryState('step', (stored) => (typeof stored === 'number' ? stored : 1));
  useLayoutEffect(() => setHydrating(false), []);
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={yes} onChange={({ target }) => setYes(target.checked)} />
      <select value={colour} onChange={({ target }) => setColour(target.value)}>
        <option>azul</option>
        <option>verde</option>
      </select>
      <output>{`${text} ${yes} ${colour} ${step}`}</output>
    </>
  );
}

it('hydration keeps input from before it, and shows the stored entry state right after', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML =
    '<input value=""><input type="checkbox"><select><option selected>azul</option><option>verde</option></select><output> false azul 1</output>';
  const [field, box] = root.querySelectorAll('input');
  const select = root.querySelector('select') as HTMLSelectElement;
  (field as HTMLInputElement).value = 'Olá';
  (box as HTMLInputElement).checked = true;
  select.value = 'verde';
  const shell = fakeShell();
  shell.entry.write('step', 3);
  const mismatches: unknown[] = [];

  await act(async () => {
    const typed = takeTypedInput(root);
    setHydrating(true);
    flushSync(() => {
      hydrateRoot(
        root,
        <ShellProvider shell={shell}>
          <Fields />
        </ShellProvider>,
        { onRecoverableError: (error) => mismatches.push(error) },
      );
    });
    for (const restoreInput of typed) restoreInput();
  });
  expect(mismatches).toEqual([]);
  expect(root.querySelector('input')).toBe(field);
  expect(root.querySelector('output')?.textContent).toBe('Olá true verde 3');
  expect([field?.value, box?.checked, select.value]).toEqual(['Olá', true, 'verde']);
});

it('takeTypedInput enters the value into the field at the same position when the view was rendered again', () => {
  const root = document.createElement('div');
  const markup = '<input value=""><textarea></textarea>';
  root.innerHTML = markup;
  (root.querySelector('textarea') as HTMLTextAreaElement).value = 'A minha ideia';
  const restorers = takeTypedInput(root);
  root.innerHTML = markup;
  for (const restoreInput of restorers) restoreInput();
  expect(root.querySelector('input')?.value).toBe('');
  expect(root.querySelector('textarea')?.value).toBe('A minha ideia');
});

it('hydration in a transition handles a click in between exactly once', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<button type="button">0</button>';
  const button = root.querySelector('button') as HTMLButtonElement;
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  startTransition(() => void hydrateRoot(root, <Counter />));
  button.click();
  await waitFor(() => expect(button.textContent).toBe('1'));
  expect(root.querySelector('button')).toBe(button);
});
