import { t } from '../../content/text.ts';
import type { TokenValues } from '../../parts/details/values.ts';
import { ColourTable, ContrastTable } from './ColourTables.tsx';
import { ScrollTable } from './ScrollTable.tsx';
import { TypeTable } from './TypeTable.tsx';
import { Table, Tables } from './ValueTables.styles.ts';

/** Values of all tokens: colours, contrast, type, and the rest. */
export function ValueTables({ values }: { values: TokenValues }) {
  const labels = t.values;
  return (
    <Tables>
      <p>{labels.note}</p>
      <ColourTable {...values} />
      <ContrastTable {...values} />
      <TypeTable {...values} />
      <Table>
        <h4>{labels.others}</h4>
        <ScrollTable label={labels.others} columns={[labels.name, labels.value]}>
          <tbody>
            {[...values.others].map(([name, value]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <code>{value}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </Table>
    </Tables>
  );
}
