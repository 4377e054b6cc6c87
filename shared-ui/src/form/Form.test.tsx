import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';
import { useSending } from './use-sending.ts';

/** Sends the form; resolves to an error message of the server, or null. */
const send = vi.fn<(name: string) => Promise<string | null>>();

function Registration() {
  const [name, setName] = useState('');
  const [place, setPlace] = useState<string | null>('');
  const [text, setText] = useState('');
  const { sending, failure, send: sendOnce } = useSending();
  return (
    <Form
      problems={{
        // Not in document order: the form must sort by document order.
        text: text.length > 5 && 'Escreva um texto mais curto.',
        place: !place && 'Escolha um lugar.',
        name: name.length < 3 && 'Escreva o nome completo.',
      }}
      onSubmit={() => sendOnce(() => send(name))}
      failure={failure}
      actions={
        <Button type="submit" loading={sending}>
          Enviar
        </Button>
      }
    >
      <TextField name="name" label="Nome" required value={name} onChange={(e) => setName(e.target.value)} />
      <RadioGroup
        name="place"
        label="Onde?"
        value={place}
        onValueChange={setPlace}
        options={[
          { value: 'sala', label: 'Na sala' },
          { value: 'casa', label: 'Em casa' },
        ]}
      />
      <TextArea name="text" label="Texto" value={text} onChange={(e) => setText(e.target.value)} />
    </Form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const invalidElements = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(({ tagName }) => tagName.toLowerCase());
/** Returns the text of the element that describes a field or group. */
const describedBy = (element: HTMLElement) =>
  document.querySelector(`[id="${element.getAttribute('aria-describedby')}"]`)?.textContent;

function renderForm() {
  send.mockReset().mockResolvedValue(null);
  render(<Registration />);
}

test('Form shows no error before the first submit, then one per invalid field until it is fixed', async () => {
  renderForm();
  expect(invalidElements()).toEqual([]);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(invalidElements()).toEqual(['input', 'div']);
  expect(describedBy(field('Nome'))).toBe('Erro: Escreva o nome completo.');
  expect(describedBy(screen.getByRole('radiogroup', { name: 'Onde?' }))).toBe('Erro: Escolha um lugar.');

  await userEvent.type(field('Nome'), 'Inês');
  expect(invalidElements()).toEqual(['div']);
  await userEvent.click(screen.getByRole('radio', { name: 'Em casa' }));
  expect(invalidElements()).toEqual([]);
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('Inês');
});

test('Form focuses the first invalid field of any type', async () => {
  renderForm();
  await userEvent.type(field('Texto'), 'longo demais');
  await submit();
  expect(document.activeElement).toBe(field('Nome'));
  await userEvent.keyboard('Inês');
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Na sala' }));
  await userEvent.keyboard(' ');
  await submit();
  expect(document.activeElement).toBe(field('Texto'));
});

test('focusing an invalid field does not select its text', async () => {
  renderForm();
  await userEvent.type(field('Nome'), 'In');
  await submit();
  expect(document.activeElement).toBe(field('Nome'));
  await userEvent.keyboard('ês');
  expect(field('Nome').value).toBe('Inês');
});

test('Form announces the error each time when the field already has the focus', async () => {
  renderForm();
  const announced = () => document.querySelector('[aria-live="polite"]')?.firstElementChild;
  await userEvent.type(field('Nome'), 'In{Enter}');
  const first = announced();
  expect(first?.textContent).toBe('Escreva o nome completo.');
  await userEvent.keyboard('{Enter}');
  expect(announced()?.textContent).toBe('Escreva o nome completo.');
  expect(announced(), 'a live region announces only changes').not.toBe(first);
  // Focusing announces the error, so the live region stays empty.
  await submit();
  expect(announced()).toBeFalsy();
});

test('Form shows a server error in one place, retains the input, and resends it unchanged', async () => {
  renderForm();
  send.mockResolvedValueOnce('Já há uma inscrição com este nome.');
  await userEvent.click(screen.getByRole('radio', { name: 'Na sala' }));
  await userEvent.type(field('Nome'), 'Inês{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Já há uma inscrição com este nome.');
  expect(field('Nome').value).toBe('Inês');
  expect(document.activeElement).toBe(field('Nome'));
  expect(invalidElements()).toEqual([]);
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Form scrolls a server error into view', async () => {
  renderForm();
  send.mockResolvedValueOnce('Não foi possível enviar.');
  const scrolled = vi.fn<(text: string | null) => void>();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.textContent);
  };
  await userEvent.click(screen.getByRole('radio', { name: 'Na sala' }));
  await userEvent.type(field('Nome'), 'Inês{Enter}');
  await screen.findByRole('alert');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Não foi possível enviar.'));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('Form hides a server error on a blocked submit, and shows the next one', async () => {
  renderForm();
  send.mockResolvedValue('Não foi possível enviar.');
  await userEvent.click(screen.getByRole('radio', { name: 'Na sala' }));
  await userEvent.type(field('Nome'), 'Inês{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.clear(field('Nome'));
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field('Nome'), 'Ana');
  expect(screen.queryByRole('alert'), 'fixed but not yet sent').toBeNull();
  await submit();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('Form sends once while a request is pending', async () => {
  renderForm();
  let resolveSend = (_: string | null) => {};
  send.mockImplementation(() => new Promise((resolve) => (resolveSend = resolve)));
  await userEvent.click(screen.getByRole('radio', { name: 'Na sala' }));
  await userEvent.type(field('Nome'), 'Inês{Enter}{Enter}');
  await submit();
  expect(send).toHaveBeenCalledOnce();
  resolveSend(null);
  await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
});

test('Form throws for a problem without a field', async () => {
  const thrown = vi.fn();
  addEventListener(
    'error',
    (event) => {
      event.preventDefault();
      thrown(event.message);
    },
    { once: true },
  );
  render(
    <Form
      problems={{ nome: 'Escreva o nome.' }}
      onSubmit={() => {}}
      actions={<Button type="submit">Enviar</Button>}
    >
      <TextField name="name" label="Nome" />
    </Form>,
  );
  await submit();
  expect(thrown.mock.calls.flat().join()).toContain('Form: has no field named nome.');
});
