import type { ReactNode } from 'react';
import { defineExamples } from '../examples.ts';
import { CircleCheck } from '../icon/icons.ts';
import { CategoryTag } from './CategoryTag.tsx';
import { Badge, Tag } from './Tag.tsx';

const Row = ({ children }: { children: ReactNode }) => (
  <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>{children}</div>
);

export default defineExamples({
  component: 'Tag',
  related: ['Badge', 'CategoryTag'],
  group: 'core-ui',
  description: 'Uma ou duas palavras que classificam. Não é um botão.',
  examples: {
    Tons: () => (
      <Row>
        <Tag>Em breve</Tag>
        <Tag tone="accent">Iniciação</Tag>
        <Tag tone="success" icon={CircleCheck}>
          Aceite
        </Tag>
        <Tag tone="warning">Em análise</Tag>
        <Tag tone="danger">Não aceite</Tag>
        <Tag tone="info">Recebida</Tag>
      </Row>
    ),
    Destaque: () => <Badge>POPULAR</Badge>,
    'Tipos de bloco das lições': () => (
      <Row>
        <CategoryTag category="aprender" />
        <CategoryTag category="descobrir" />
        <CategoryTag category="desafio" />
        <CategoryTag category="partilhar" />
      </Row>
    ),
  },
});
