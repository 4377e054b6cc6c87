import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LinkButton } from './button/index.ts';
import { Card } from './card/index.ts';
import { Markdown } from './markdown/Markdown.tsx';
import { TextLink } from './text/index.ts';

// Components must not render links to script URLs. URLs come from content, configuration, registry, database,
// the device and AI. React blocks script URLs since 19; this test fails when a React release or one of our
// components no longer does.
const SCRIPT_URLS = ['javascript:alert(1)', 'JaVa\tScRiPt:alert(1)', ' javascript:alert(1)'];

test.each(SCRIPT_URLS)('no component renders a link to script URL %j', (address) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <TextLink href={address}>texto</TextLink>
      <LinkButton href={address}>botão</LinkButton>
      <Card title="cartão" href={address} />
      <Markdown>{`[má](<${address.trim()}>)`}</Markdown>
    </>,
  );
  for (const link of screen.queryAllByRole('link'))
    expect(link.getAttribute('href') ?? '', link.textContent ?? '').not.toContain('alert');
  expect(document.querySelectorAll('a').length).toBeGreaterThan(2);
});
