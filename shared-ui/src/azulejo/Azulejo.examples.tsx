import { useState } from 'react';
import { Button } from '../button/index.ts';
import { defineExamples } from '../examples.ts';
import { Azulejo } from './Azulejo.tsx';
import { AzulejoBadge } from './AzulejoBadge.tsx';
import { AzulejoDivider } from './AzulejoDivider.tsx';
import { AzulejoField } from './AzulejoField.tsx';
import { AzulejoMark } from './AzulejoMark.tsx';
import { AzulejoPanel } from './AzulejoPanel.tsx';
import { AzulejoWall } from './AzulejoWall.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FlipTile } from './FlipTile.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

export default defineExamples({
  component: 'Azulejo',
  related: [
    'FlipTile',
    'AzulejoPanel',
    'AzulejoField',
    'AzulejoWall',
    'AzulejoDivider',
    'AzulejoBadge',
    'AzulejoMark',
    'EmptyState',
  ],
  group: 'assets',
  description:
    'Todas as ilustrações do site: azulejos desenhados a partir de uma semente (a mesma semente desenha sempre o mesmo azulejo), nas cores do tema à volta. AzulejoPanel mostra progresso, AzulejoField mostra um azulejo por dado, AzulejoWall é decorativa.',
  examples: {
    'Os seis princípios': () => (
      <div css={row}>
        <Azulejo motif="book" size={136} label="Livro aberto" />
        <Azulejo motif="rings" size={136} label="Anéis entrelaçados" />
        <Azulejo motif="leaf" size={136} label="Planta a crescer" />
        <Azulejo motif="keystone" size={136} label="Arco com a pedra que o segura" />
        <Azulejo motif="table" size={136} label="Mesa com pessoas à volta" />
        <Azulejo motif="eye" size={136} label="Mão aberta com um olho" />
      </div>
    ),
    'Outras figuras': () => (
      <div css={row}>
        <Azulejo motif="compass" size={96} />
        <Azulejo motif="speech" size={96} />
        <Azulejo motif="shield" size={96} />
        <Azulejo motif="quill" size={96} />
        <Azulejo motif="star" size={96} />
        <Azulejo motif="nest" size={96} />
      </div>
    ),
    'Padrões a partir de uma semente': () => (
      <div css={row}>
        {['alfama', 'belém', 'chiado', 'estrela', 'graça', 'lapa', 'marvila', 'olivais'].map((seed) => (
          <Azulejo key={seed} seed={seed} size={96} />
        ))}
      </div>
    ),
    'Por vidrar: ainda por fazer': () => (
      <div css={row}>
        <Azulejo motif="book" size={96} unglazed />
        <Azulejo motif="eye" size={96} unglazed />
        <Azulejo seed="alfama" size={96} unglazed />
        <Azulejo seed="marvila" size={96} unglazed />
      </div>
    ),
    'Um azulejo que se vira e fica vidrado': () => <FlipTileDemo />,
    'Painel que se vai vidrando': () => <PanelDemo />,
    'Campo em que cada azulejo é um voto': () => (
      <AzulejoField
        label="20 votos a favor e 4 contra"
        tiles={Array.from({ length: 24 }, (_, vote) => ({
          key: `voto ${vote}`,
          motif: 'leaf',
          theme: 'green',
          // The four votes against.
          inverted: vote < 4,
        }))}
      />
    ),
    'Parede em que um azulejo de cada vez se vira': () => <AzulejoWall columns={8} rows={4} />,
    Cercadura: () => <AzulejoDivider />,
    'Emblemas dos cursos': () => (
      <div css={row}>
        <AzulejoBadge motif="compass" />
        <AzulejoBadge motif="speech" />
        <AzulejoBadge motif="shield" />
        <AzulejoBadge motif="quill" />
        <AzulejoBadge motif="star" />
      </div>
    ),
    'A marca do site': () => <AzulejoMark size={64} label="IA para Todos" />,
    // Both empty states: of a list, and inside a section.
    'Ainda sem nada': () => (
      <div css={{ display: 'grid', gap: '1.5rem' }}>
        <EmptyState>Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!</EmptyState>
        <EmptyState compact>Ainda não guardou nenhum prompt neste dispositivo.</EmptyState>
      </div>
    ),
  },
});

function FlipTileDemo() {
  const [glazed, setGlazed] = useState(false);
  return (
    <div css={[row, { alignItems: 'center' }]}>
      <FlipTile motif="table" size={96} glazed={glazed} />
      <Button variant="secondary" onClick={() => setGlazed(!glazed)}>
        {glazed ? 'Mostrar o barro' : 'Vidrar o azulejo'}
      </Button>
    </div>
  );
}

function PanelDemo() {
  const [done, setDone] = useState(4);
  const total = 9;
  return (
    <div css={{ display: 'grid', gap: '0.75rem', maxWidth: '16rem', justifyItems: 'start' }}>
      <AzulejoPanel
        seed="descobrir"
        done={Array.from({ length: total }, (_, index) => index < done)}
        complete={done === total}
        label={`${done} de ${total} blocos concluídos`}
      />
      <Button variant="secondary" onClick={() => setDone(done === total ? 0 : done + 1)}>
        {done === total ? 'Recomeçar' : 'Concluir um bloco'}
      </Button>
    </div>
  );
}
