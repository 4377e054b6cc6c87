import { defineExamples } from '../examples.ts';
import { token } from '../tokens/index.ts';
import { Container, type ContainerWidth } from './Container.tsx';

const Sample = ({ width }: { width: ContainerWidth }) => (
  <Container width={width} css={{ background: token.color.accentSoft, paddingBlock: token.space[4] }}>
    Largura «{width}»
  </Container>
);

export default defineExamples({
  component: 'Container',
  group: 'design-system',
  description: 'Centra o conteúdo e afasta-o das margens do ecrã. Section já traz um.',
  examples: {
    Larguras: () => (
      <div css={{ display: 'grid', gap: token.space[3] }}>
        <Sample width="text" />
        <Sample width="normal" />
      </div>
    ),
  },
});
