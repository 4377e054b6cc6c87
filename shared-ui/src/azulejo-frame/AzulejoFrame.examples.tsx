import { defineExamples } from '../examples.ts';
import { AzulejoFrame } from './AzulejoFrame.tsx';
import { TileToColour } from './TileToColour.tsx';

export default defineExamples({
  component: 'AzulejoFrame',
  related: ['TileToColour'],
  group: 'assets',
  description:
    'Azulejos para o papel: uma moldura de azulejos inteiros, e azulejos para colorir que se juntam aos dos outros.',
  examples: {
    'Moldura de azulejos inteiros': () => (
      <AzulejoFrame panelSeed="escola" tileSeed="Inês" columns={16} rows={5} />
    ),
    'Azulejos para colorir, que se juntam pelos cantos': () => (
      <div css={{ display: 'flex', flexWrap: 'wrap' }}>
        <TileToColour panelSeed="escola" tileSeed="Inês" size="10rem" label="Azulejo por pintar" />
        <TileToColour panelSeed="escola" tileSeed="Rui" size="10rem" label="Outro azulejo por pintar" />
      </div>
    ),
  },
});
