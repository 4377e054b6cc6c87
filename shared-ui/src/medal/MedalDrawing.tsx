import { AzulejoBadge, type Motif } from '../azulejo/index.ts';
import { Drawing, Face, Ribbon } from './Medal.styles.ts';

interface MedalDrawingProps {
  motif: Motif;
  /** Width in CSS pixels. */
  size: number;
}

/** A round tile on a ribbon. */
export function MedalDrawing({ motif, size }: MedalDrawingProps) {
  return (
    <Drawing data-part="drawing" aria-hidden="true" style={{ width: size }}>
      <Ribbon viewBox="0 0 100 62">
        <path d="M30 0 14 58l18-9 12 13 10-62z" data-part="back" />
        <path d="M70 0 86 58l-18-9-12 13L46 0z" />
      </Ribbon>
      <Face>
        <AzulejoBadge motif={motif} size={size} />
      </Face>
    </Drawing>
  );
}
