import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';
import type { PropsTableData } from '../../parts/examples/library-sets.ts';
import { ScrollTable } from './ScrollTable.tsx';
import { WithCode } from './WithCode.tsx';

/** Props of one component: names, types and defaults from the code, with descriptions. */
export function PropsTable({ component, about, rows, also, texts }: PropsTableData) {
  const labels = t.entry;
  return (
    <Group>
      <h4>
        <code>{component}</code>
      </h4>
      {about && (
        <p>
          <WithCode text={about} />
        </p>
      )}
      {rows.length > 0 && (
        <ScrollTable
          label={labels.propsOf(component)}
          columns={[labels.name, labels.type, labels.default, labels.description]}
        >
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                  {row.required && <Required>{labels.required}</Required>}
                </th>
                <td>
                  <code>{row.type}</code>
                </td>
                <td>{row.default ? <code>{row.default}</code> : '–'}</td>
                <td>
                  <WithCode text={texts[row.name] ?? '–'} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {also.length > 0 && (
        <p>
          {labels.also} <code>{also.join(', ')}</code>
        </p>
      )}
    </Group>
  );
}

const Group = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  fontSize: token.size.sm,
  '& h4': { fontSize: token.size.md },
  '& + &': { marginBlockStart: token.space[6] },
});

const Required = styled.span({
  display: 'block',
  fontSize: token.size.sm,
  fontWeight: 400,
  color: token.color.inkSoft,
});
