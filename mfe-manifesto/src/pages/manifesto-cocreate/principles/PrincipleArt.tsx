import styled from '@emotion/styled';
import type { Principle } from '@ia/shared-services/principles';
import { DataIcon } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';

/** The azulejo of a principle. Decoration: the title says what it stands for. */
export function PrincipleArt({ principle }: { principle: Principle }) {
  return (
    <Panel aria-hidden="true">
      <DataIcon name={principle.icon_name} size={96} />
    </Panel>
  );
}

const Panel = styled.div({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '14rem',
  background: token.color.accentSoft,
  color: token.color.accent,
});
