import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { token } from '../tokens/index.ts';
import { ClayTile } from './ClayTile.tsx';
import { LAYERS } from './figure.ts';
import { PersonalTile } from './PersonalTile.tsx';
import { TwoTiles } from './TwoTiles.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[4] });

export default defineExamples({
  component: 'PersonalTile',
  related: ['TwoTiles', 'ClayTile'],
  group: 'assets',
  description:
    'O azulejo de quem visita: começa por ser barro e ganha uma camada com o que se faz. Os cantos são os das figuras, por isso ligam com os de todas elas e com os dos azulejos das outras pessoas.',
  examples: {
    'Ainda em barro': () => (
      <PersonalTile seed={null} layers={0} size={120} label="O meu azulejo: ainda em barro" />
    ),
    'De uma camada até à última': () => (
      <div css={row}>
        {Array.from({ length: LAYERS }, (_, layer) => (
          <PersonalTile
            key={layer}
            seed="3f9a1c07"
            layers={layer + 1}
            size={120}
            label={`O meu azulejo: ${layer + 1} de ${LAYERS} camadas`}
          />
        ))}
      </div>
    ),
    'Cada um tem o seu': () => (
      <div css={row}>
        {['00000001', '7be24d90', 'a4c0ffee', 'c18d33f2', 'f00dfeed', '5a5a5a5a'].map((seed) => (
          <PersonalTile key={seed} seed={seed} layers={LAYERS} size={120} label={`Azulejo ${seed}`} />
        ))}
      </div>
    ),
    'Pequeno, como no cabeçalho': () => (
      <div css={row}>
        <ClayTile label="Ainda em barro, pequeno" />
        <PersonalTile seed="7be24d90" layers={3} size={32} label="Com 3 de 7 camadas, pequeno" />
        <PersonalTile seed="7be24d90" layers={LAYERS} size={32} label="Completo, pequeno" />
      </div>
    ),
    'Que acabou de crescer': () => <GrowingDemo />,
    'Dois azulejos que fecham uma flor': () => (
      <TwoTiles
        one={{ seed: 'a4c0ffee', layers: 5 }}
        other={{ seed: 'c18d33f2', layers: LAYERS }}
        label="Dois azulejos, alternados, cujos cantos fecham uma flor no meio"
        css={{ maxWidth: 320 }}
      />
    ),
  },
});

function GrowingDemo() {
  const [layers, setLayers] = useState(3);
  return (
    <div css={row}>
      <PersonalTile
        key={layers}
        seed="f00dfeed"
        layers={layers}
        size={160}
        assembling
        label={`Azulejo com ${layers} de ${LAYERS} camadas`}
      />
      <Button variant="secondary" onClick={() => setLayers((layers % LAYERS) + 1)}>
        {layers === LAYERS ? 'Recomeçar' : 'Dar uma camada'}
      </Button>
    </div>
  );
}
