import styled from '@emotion/styled';
import { token } from '../../tokens/index.ts';
import { words } from './content/words.ts';
import type { PropsTableData } from './library-sets.ts';
import { ScrollTable } from './ScrollTable.tsx';

/** The props of one component, as its types say. The descriptions are its TSDoc, in English. */
export function PropsTable({ component, description, rows, also }: PropsTableData) {
  const w = words.entry;
  return (
    <Group>
      <h4>
        <code>{component}</code>
      </h4>
      {description && <p lang="en">{description}</p>}
      {rows.length > 0 && (
        <ScrollTable label={w.propsOf(component)}>
          <thead>
            <tr>
              <th scope="col">{w.name}</th>
              <th scope="col">{w.type}</th>
              <th scope="col">{w.default}</th>
              <th scope="col">{w.description}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                  {row.required && <Required>{w.required}</Required>}
                </th>
                <td>
                  <code>{row.type}</code>
                </td>
                <td>{row.default ? <code>{row.default}</code> : '–'}</td>
                <td lang="en">{row.description || '–'}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {also.length > 0 && (
        <p>
          {w.also} <code>{also.join(', ')}</code>
        </p>
      )}
    </Group>
  );
}

const Group = styled.div({
  display: 'grid',
  gap: token.space[3],
  minWidth: 0,
  fontSize: token.size.sm,
  '& + &': { marginBlockStart: token.space[6] },
});

const Required = styled.span({
  display: 'block',
  fontSize: token.size.xs,
  fontWeight: 500,
  color: token.color.inkSoft,
});
