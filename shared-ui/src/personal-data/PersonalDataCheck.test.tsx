import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { PersonalDataCheck } from './PersonalDataCheck.tsx';

// Each test waits for the debounce, on a possibly busy machine.
vi.setConfig({ testTimeout: 20_000 });
const send = vi.fn<(text: string) => void>();

function LetterForm({ start = '', addresses }: { start?: string; addresses?: boolean }) {
  const [text, setText] = useState(start);
  return (
    <Form onSubmit={() => send(text)} actions={<Button type="submit">Enviar</Button>}>
      <TextArea id="carta" label="Carta" value={text} onChange={({ target }) => setText(target.value)} />
      <PersonalDataCheck field="carta" value={text} onValueChange={setText} addresses={addresses} />
    </Form>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Carta' });
const findButton = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 });
/** Status region of the check: the notice is a `<p>`. */
const status = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'P');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('PersonalDataCheck asks about a telephone number after a pause in typing', async () => {
  render(<LetterForm />);
  await userEvent.type(field(), 'Liguem para 912 000 001.');
  expect(screen.queryByText(/Parece/)).toBeNull();
  await findButton('Retirar «912 000 001»');
  expect(status()?.textContent).toBe('Parece um número de telefone: «912 000 001». Quer retirá-lo?');
});

test('PersonalDataCheck announces each match once while typing continues', async () => {
  render(<LetterForm start="912 000 002" />);
  await findButton('Retirar «912 000 002»');
  const region = status() as HTMLElement;
  const first = region.textContent;
  const announcements: (string | null)[] = [];
  new MutationObserver(() => announcements.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.type(field(), ' ou eva@correio.pt');
  await findButton('Retirar «eva@correio.pt»');
  expect(announcements).toEqual([`${first} Parece um endereço de e-mail: «eva@correio.pt». Quer retirá-lo?`]);
});

test('PersonalDataCheck removes only the match, restores it, and focuses the field', async () => {
  render(<LetterForm start="Liguem para 912 000 003 de manhã." />);
  await userEvent.click(await findButton('Retirar «912 000 003»'));
  expect(field().value).toBe('Liguem para de manhã.');
  expect(document.activeElement).toBe(field());
  expect(status()?.textContent).toBe('«912 000 003» já não está no texto.');
  await userEvent.click(await findButton('Repor «912 000 003»'));
  expect(field().value).toBe('Liguem para 912 000 003 de manhã.');
  expect(document.activeElement).toBe(field());
  // Not asked again after a restore.
  expect(screen.queryByRole('button', { name: /Retirar/ })).toBeNull();
});

test('PersonalDataCheck offers restore only until the text changes', async () => {
  render(<LetterForm start="Liguem para 912 000 004 já." />);
  await userEvent.click(await findButton('Retirar «912 000 004»'));
  await userEvent.type(field(), ' Obrigada.');
  expect(screen.queryByRole('button', { name: /Repor/ })).toBeNull();
});

test('PersonalDataCheck moves the focus to the next match after an answer, and asks no more on submit', async () => {
  render(<LetterForm start="Sou a ana@correio.pt, 912 000 005." />);
  await userEvent.click(await findButton('Deixar ficar «ana@correio.pt»'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retirar «912 000 005»' }));
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Sou a ana@correio.pt, .');
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('Sou a ana@correio.pt, .');
});

test('Form asks once about an open match and submits on the second press', async () => {
  send.mockClear();
  render(<LetterForm start="Liguem para 912 000 006." />);
  await findButton('Retirar «912 000 006»');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(/carregue outra vez no botão/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Dados pessoais no texto' }));
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('Liguem para 912 000 006.');
});

test('Form asks about a match typed after the last pause', async () => {
  send.mockClear();
  render(<LetterForm start="Uma carta comprida." />);
  await waitFor(() => expect(status()).toBeDefined(), { timeout: 10_000 });
  await userEvent.type(field(), ' 912 000 007');
  await submit();
  expect(send).not.toHaveBeenCalled();
  await findButton('Retirar «912 000 007»');
});

test('PersonalDataCheck ignores streets when addresses are disabled', async () => {
  render(<LetterForm start="Rua das Flores 12, 912 000 008" addresses={false} />);
  await findButton('Retirar «912 000 008»');
  expect(screen.queryByRole('button', { name: /Rua/ })).toBeNull();
});
