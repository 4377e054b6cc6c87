import { Heading, Lead, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '../../content/text.ts';
import type { TokenValues } from '../../parts/details/values.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { ScrollTable } from './ScrollTable.tsx';
import { Table } from './ValueTables.styles.ts';

type Size = keyof typeof token.size;

/** An element in each text size. Hidden and empty: `useTypeStyles` reads only its computed styles. */
const SPECIMENS: Record<Size, ReactNode> = {
  hero: (
    <Heading level={5} size="hero">
      {''}
    </Heading>
  ),
  h1: (
    <Heading level={5} size="h1">
      {''}
    </Heading>
  ),
  h2: (
    <Heading level={5} size="h2">
      {''}
    </Heading>
  ),
  h2Quiet: (
    <Heading level={5} size="h2Quiet">
      {''}
    </Heading>
  ),
  h3: (
    <Heading level={5} size="h3">
      {''}
    </Heading>
  ),
  xl: <p css={{ fontSize: token.size.xl }} />,
  lg: <Lead />,
  md: <p />,
  sm: <Small />,
};
const SIZES = Object.keys(SPECIMENS) as Size[];

interface TypeStyle {
  fontSizePx: number;
  weight: string;
  /** Factor of the font size. */
  lineHeight: number;
}

/** Reads the styles of the specimens, in their order, and again when the window changes. */
function useTypeStyles(specimens: RefObject<HTMLElement | null>, text: number): TypeStyle[] {
  const [styles, setStyles] = useState<TypeStyle[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text size changes the styles of the specimens
  useLayoutEffect(() => {
    const measure = () =>
      setStyles(
        [...(specimens.current?.children ?? [])].map((specimen) => {
          const { fontSize, fontWeight, lineHeight } = getComputedStyle(specimen);
          const fontSizePx = Number.parseFloat(fontSize);
          return { fontSizePx, weight: fontWeight, lineHeight: Number.parseFloat(lineHeight) / fontSizePx };
        }),
      );
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [specimens, text]);
  return styles;
}

/** Text sizes: in this window and at their bounds, with weight and line height. */
export function TypeTable({ sizeRanges }: Pick<TokenValues, 'sizeRanges'>) {
  const labels = t.values;
  const { text } = useStage();
  const specimens = useRef<HTMLDivElement>(null);
  const styles = useTypeStyles(specimens, text);
  return (
    <Table>
      <h4>{labels.type}</h4>
      <div
        ref={specimens}
        hidden
        data-text-scale={text}
        style={{ '--text-scale': text, fontSize: token.size.md } as CSSProperties}
      >
        {SIZES.map((size) => (
          <Fragment key={size}>{SPECIMENS[size]}</Fragment>
        ))}
      </div>
      <ScrollTable
        label={labels.type}
        columns={[labels.name, labels.use, labels.now, labels.range, labels.weight, labels.lineHeight]}
      >
        <tbody>
          {SIZES.map((size, index) => {
            const style = styles[index];
            const [min, max] = (sizeRanges.get(size) ?? []).map(labels.px);
            return (
              <tr key={size}>
                <th scope="row">
                  <code>size.{size}</code>
                </th>
                <td>{labels.sizes[size]}</td>
                <td>{style && labels.px(style.fontSizePx)}</td>
                <td>{min && max && labels.between(min, max)}</td>
                <td>{style?.weight}</td>
                <td>{style && labels.factor(style.lineHeight)}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
    </Table>
  );
}
