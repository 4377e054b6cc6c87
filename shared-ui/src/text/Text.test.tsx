import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Eyebrow, Lead, Small } from './Text.tsx';

test.each([
  ['Lead', Lead],
  ['Eyebrow', Eyebrow],
  ['Small', Small],
])('%s is a paragraph that forwards its props and ref', (_, Component) => {
  const ref = createRef<HTMLParagraphElement>();
  render(
    <Component ref={ref} id="nota" role="status" data-part="intro">
      Leitura de cinco minutos
    </Component>,
  );
  const paragraph = screen.getByRole('status');
  expect(paragraph.tagName).toBe('P');
  expect(paragraph).toBe(ref.current);
  expect(paragraph.id).toBe('nota');
  expect(paragraph.dataset.part).toBe('intro');
});

test('Small with `as` changes the element and preserves the style', () => {
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

test('css prop and styled() override single styles of Eyebrow', () => {
  const Tall = styled(Eyebrow)({ lineHeight: 3 });
  render(
    <>
      <Tall>styled</Tall>
      <Eyebrow css={{ lineHeight: 2 }}>css</Eyebrow>
    </>,
  );
  const computedStyle = (text: string) => getComputedStyle(screen.getByText(text));
  expect(computedStyle('styled').lineHeight).toBe('3');
  expect(computedStyle('css').lineHeight).toBe('2');
  for (const text of ['styled', 'css']) expect(computedStyle(text).fontWeight).toBe('650');
  expect(screen.getByText('styled').tagName).toBe('P');
});
