import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Eyebrow, Lead, Small } from './Text.tsx';

test.each([
  ['Lead', Lead],
  ['Eyebrow', Eyebrow],
  ['Small', Small],
])('%s is a paragraph that hands on what it is given', (_, Words) => {
  const ref = createRef<HTMLParagraphElement>();
  render(
    <Words ref={ref} id="nota" role="status" data-part="intro">
      Leitura de cinco minutos
    </Words>,
  );
  const words = screen.getByRole('status');
  expect(words.tagName).toBe('P');
  expect(words).toBe(ref.current);
  expect(words.id).toBe('nota');
  expect(words.dataset.part).toBe('intro');
});

test('inside of a line it is another element, and looks the same', () => {
  render(
    <>
      <Small>Parágrafo</Small>
      <Small as="span">Na linha</Small>
    </>,
  );
  const inline = screen.getByText('Na linha');
  expect(inline.tagName).toBe('SPAN');
  expect(getComputedStyle(inline).lineHeight).toBe('1.5');
  expect(inline.hasAttribute('as')).toBe(false);
});

test('an app may style it by the css prop or by styled(): its own styles win, the others stay', () => {
  const Tall = styled(Eyebrow)({ lineHeight: 3 });
  render(
    <>
      <Tall>styled</Tall>
      <Eyebrow css={{ lineHeight: 2 }}>css</Eyebrow>
    </>,
  );
  const own = (words: string) => getComputedStyle(screen.getByText(words));
  expect(own('styled').lineHeight).toBe('3');
  expect(own('css').lineHeight).toBe('2');
  for (const words of ['styled', 'css']) expect(own(words).fontWeight).toBe('650');
  expect(screen.getByText('styled').tagName).toBe('P');
});
