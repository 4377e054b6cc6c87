import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SentPanel } from './SentPanel.tsx';
import type { Receipt } from './use-contribute.ts';

const RECEIPT: Receipt = {
  code: 'IA-7K3M-9QXP-2DFH-4TVW',
  text: 'Uma ideia',
  sentAt: '2026-11-02T10:00:00Z',
  isQueued: false,
  rateLimit: null,
};

it('SentPanel receipt tells where the name or the suggestion can be deleted, also when printed', () => {
  const { container } = render(
    <ShellProvider shell={fakeShell()}>
      <SentPanel receipt={RECEIPT} isAnalysisUnparsed={false} onAnother={() => {}} onFollow={() => {}} />
    </ShellProvider>,
  );
  expect(container.querySelector('[data-print="recibo"]')?.textContent).toMatch(
    /pode retirar o nome ou apagá-la, em «Acompanhar uma sugestão»/,
  );
});
