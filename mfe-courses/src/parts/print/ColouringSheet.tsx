import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { PRINTING } from '@ia/federation';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { TileToColour } from '@ia/shared-ui/azulejo-frame';
import { media, paperOf, token } from '@ia/shared-ui/tokens';
import { colouring } from '../../content/colouring/text.ts';

const t = colouring.sheet;

/** One A4 page with a square of 180 mm that is cut out; front and back align. */
const Page = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto 180mm auto',
  alignContent: 'start',
  gap: '6mm',
  height: '264mm',
  width: '180mm',
  marginInline: 'auto',
  lineHeight: 1.35,
  fontSize: '13pt',
  '& + &': { breakBefore: 'page' },
  '& h2': { fontSize: '20pt', lineHeight: 1.15 },
});

const Sheet = styled.div({ display: 'none', [media.print]: { display: 'block' } });

const Principles = styled.ol({
  display: 'grid',
  gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  gap: '4mm 6mm',
  height: '180mm',
  padding: '5mm',
  border: `0.4mm solid ${token.color.ink}`,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '18mm minmax(0, 1fr)', gap: '4mm', alignContent: 'start' },
  '& h3': { fontSize: '15pt', lineHeight: 1.2, overflowWrap: 'normal' },
});

interface ColouringSheetProps {
  /** Seed of the panel: tiles with the same panel seed join. */
  panelSeed: string;
  /** Seed of this tile. */
  tileSeed: string;
}

/**
 * Handout of the declaration page and of trainer sheets, in print only: a tile to colour and, on its back,
 * the six principles of the manifesto.
 */
export function ColouringSheet({ panelSeed, tileSeed }: ColouringSheetProps) {
  return (
    <Sheet {...PRINTING.only}>
      <Global styles={paperOf('A4', '16mm 15mm')} />
      <Page>
        <p>{t.programme}</p>
        <TileToColour panelSeed={panelSeed} tileSeed={tileSeed} size="180mm" label={t.tile} />
        <p>{t.how}</p>
      </Page>
      <Page>
        <p>{t.programme}</p>
        <Principles>
          {PRINCIPLES.map(({ id, title, description, motif }) => (
            <li key={id}>
              <Azulejo motif={motif} size="18mm" unglazed />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </Principles>
        <h2>{t.title}</h2>
      </Page>
    </Sheet>
  );
}
