import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Link } from '../../content/schema.ts';
import { ActionLink } from './ActionLink.tsx';
import { InlineLink } from './InlineLink.tsx';

const renderLinks = (link: Link, shell = fakeShell()) =>
  render(
    <ShellProvider shell={shell}>
      <ActionLink link={link} />
      <InlineLink link={link} />
    </ShellProvider>,
  );

it('ActionLink and InlineLink open an internal route in the same tab', () => {
  renderLinks({ label: 'Abrir a fábrica', target: { to: '/prompt-factory' } });
  for (const link of screen.getAllByRole('link', { name: 'Abrir a fábrica' })) {
    expect(link).toHaveProperty('hash', '#/prompt-factory');
    expect(link.getAttribute('target')).toBeNull();
  }
});

it('ActionLink and InlineLink announce a new tab when the target is an external URL of the configuration', () => {
  const shell = fakeShell();
  renderLinks({ label: 'Assinar o Manifesto', target: { external: 'signManifesto' } }, shell);
  const links = screen.getAllByRole('link', { name: 'Assinar o Manifesto (abre num novo separador)' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link.getAttribute('href')).toBe(shell.links.signManifesto);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

it('ActionLink and InlineLink link to the contact address as mailto when the target is contactEmail', () => {
  const shell = fakeShell();
  renderLinks({ label: 'Escreva-nos', target: { external: 'contactEmail' } }, shell);
  const links = screen.getAllByRole('link', { name: 'Escreva-nos' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link.getAttribute('href')).toBe(`mailto:${shell.links.contactEmail}`);
});

it('ActionLink and InlineLink render nothing when the route is disabled', () => {
  renderLinks({ label: 'Co-criar', target: { to: '/manifesto-cocreate' } }, fakeShell({ href: () => null }));
  expect(screen.queryByRole('link')).toBeNull();
});
