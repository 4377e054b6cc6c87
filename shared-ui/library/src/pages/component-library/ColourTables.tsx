import { t } from '../../content/text.ts';
import type { ColourRow, ContrastRow, Shade, TokenValues } from '../../parts/details/values.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { ScrollTable } from './ScrollTable.tsx';
import { Pair, Shades, Swatch, Table } from './ValueTables.styles.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Every colour of the chosen theme, in both schemes: as the style sheet writes it, and in sRGB. */
export function ColourTable({ colourRows }: Pick<TokenValues, 'colourRows'>) {
  const { theme } = useStage();
  const labels = t.values;
  const title = labels.colours(t.stage.themes[theme]);
  return (
    <Table>
      <h4>{title}</h4>
      <ScrollTable label={title} columns={[labels.name, labels.light, labels.dark]}>
        <tbody>
          {colourRows(theme).map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <code>{row.name}</code>
              </th>
              {SCHEMES.map((scheme) => (
                <td key={scheme}>
                  <ShadeCell {...row[scheme]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Table>
  );
}

const ShadeCell = ({ source, hex }: Shade) => (
  <Shades>
    <Swatch style={{ background: hex }} />
    <span data-values="">
      <code>{hex}</code>
      <code>{source}</code>
    </span>
  </Shades>
);

/** Contrast of every pair of colours that the components use, in the chosen theme. */
export function ContrastTable({
  colourRows,
  contrastRows,
}: Pick<TokenValues, 'colourRows' | 'contrastRows'>) {
  const { theme } = useStage();
  const labels = t.values;
  const title = labels.contrast(t.stage.themes[theme]);
  const colours = new Map(colourRows(theme).map((row) => [row.name, row]));
  return (
    <Table>
      <h4>{title}</h4>
      <ScrollTable
        label={title}
        columns={[labels.front, labels.back, labels.required, labels.light, labels.dark]}
      >
        <tbody>
          {contrastRows(theme).map((row) => (
            <tr key={`${row.front} ${row.back} ${row.required}`}>
              <th scope="row">
                <code>{row.front}</code>
              </th>
              <td>
                <code>{row.back}</code>
              </td>
              <td>{labels.minimum(row.required)}</td>
              {SCHEMES.map((scheme) => (
                <td key={scheme}>
                  <RatioCell row={row} scheme={scheme} colours={colours} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Table>
  );
}

interface RatioCellProps {
  row: ContrastRow;
  scheme: (typeof SCHEMES)[number];
  colours: ReadonlyMap<string, ColourRow>;
}

/** A sample of the pair and its ratio. */
function RatioCell({ row, scheme, colours }: RatioCellProps) {
  const hex = (name: string) => colours.get(name)?.[scheme].hex;
  // WCAG requires a ratio of 4.5 for text and of 3 for edges.
  const isText = row.required > 3;
  return (
    <Shades>
      <Pair
        style={{ background: hex(row.back), color: hex(row.front) }}
        data-edge={!isText}
        aria-hidden="true"
      >
        {isText && 'Aa'}
      </Pair>
      <span data-ratio="">{t.values.ratio(row[scheme])}</span>
    </Shades>
  );
}
