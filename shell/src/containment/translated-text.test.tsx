import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { guardTranslatedText } from './translated-text.ts';

beforeAll(() => guardTranslatedText(document.body));

/**
 * Replaces each text as Chrome's translator does.
 * @param inTwoSteps inserts the translation before it removes the text, instead of both at once
 */
async function translate(inTwoSteps = false): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.nodeName === 'FONT') continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`[${text.data}]`);
    if (inTwoSteps) {
      text.before(font);
      text.remove();
    } else text.replaceWith(font);
  }
  await Promise.resolve();
}

let show: (state: { icon: string; count: number; note: boolean }) => void;
function Card() {
  const [{ icon, count, note }, setState] = useState({ icon: 'b', count: 1, note: true });
  show = setState;
  return (
    <button type="button">
      {icon === 'b' ? <b /> : <i />}
      {note && 'Nota. '}Votos: {count}
    </button>
  );
}

it.each([false, true])(
  'React changes texts and elements in a translated page (two steps: %s)',
  async (inTwoSteps) => {
    render(<Card />);
    await translate(inTwoSteps);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('[Nota. ][Votos: ][1]');
    act(() => show({ icon: 'i', count: 2, note: false }));
    expect(button.innerHTML).toMatch(/^<i><\/i><font>/);
    expect(button.textContent).toBe('[Votos: ]2');
    await translate(inTwoSteps);
    expect(button.textContent).toBe('[Votos: ][2]');
    act(() => show({ icon: 'b', count: 3, note: true }));
    expect(button.innerHTML).toMatch(/^<b><\/b>Nota\. <font>/);
    expect(button.textContent).toBe('Nota. [Votos: ]3');
  },
);

it('React removes an element with translated text', async () => {
  const { container, rerender } = render(<p>{['Uma frase ', <b key="b">forte</b>, ' aqui.']}</p>);
  await translate();
  rerender(<p>Outra.</p>);
  expect(container.textContent).toBe('Outra.');
});
