import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';
import type { Change } from '../../parts/details/changes.ts';
import { WithCode } from './WithCode.tsx';

/** Changes that name a component. They are written in English, for developers. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>{t.changes.none}</p>;
  return (
    <List>
      {changes.map(({ version, text }) => (
        <li key={text}>
          <strong>{version === null ? t.changes.next : t.changes.version(version)}</strong>
          <span lang="en">
            <WithCode text={text} />
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: 'grid',
  gap: token.space[4],
  padding: 0,
  listStyle: 'none',
  fontSize: token.size.sm,
  '& > li': { display: 'grid', gap: token.space[1], overflowWrap: 'anywhere' },
});
