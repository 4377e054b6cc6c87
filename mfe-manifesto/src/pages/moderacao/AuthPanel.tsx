import styled from '@emotion/styled';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';

const Panel = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  width: 'min(100%, 420px)',
  padding: token.space[6],
  border: `1px solid ${token.color.line}`,
  borderBlockStart: `6px solid ${token.color.accent}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  boxShadow: token.shadow.sm,
  '& h2': { fontSize: token.size.h2Quiet },
  '& form': { maxWidth: 'none' },
});

/** Panel around every authentication form. */
export const AuthPanel = ({ children }: { children: ReactNode }) => (
  <Panel data-auth-panel="">
    <Azulejo motif="shield" size={88} />
    {children}
  </Panel>
);
