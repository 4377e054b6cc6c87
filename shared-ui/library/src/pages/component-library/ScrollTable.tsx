import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { ReactNode } from 'react';

interface ScrollTableProps {
  label: string;
  /** Column headings. */
  columns: readonly string[];
  /** Table body. */
  children: ReactNode;
}

/** Table that scrolls horizontally on a narrow screen, also by keyboard. */
export function ScrollTable({ label, columns, children }: ScrollTableProps) {
  return (
    <Scroll tabIndex={0} aria-label={label}>
      <table>
        <caption css={visuallyHidden}>{label}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </Scroll>
  );
}

const Scroll = styled.section({
  overflowX: 'auto',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  '& table': { width: '100%', minWidth: '38rem', borderCollapse: 'collapse', fontSize: token.size.sm },
  '& th, & td': {
    padding: `${token.space[3]} ${token.space[4]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${token.color.line}`,
  },
  '& tbody tr:last-child > *': { borderBlockEnd: 0 },
  '& thead th': { background: token.color.tint, fontWeight: 650, whiteSpace: 'nowrap' },
});
