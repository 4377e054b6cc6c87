import { defineExamples } from '@ia/shared-ui/examples';
import { Palette } from './Palette.tsx';
import { Elevation, Motion, Spacing } from './Shapes.tsx';
import { Typography } from './Typography.tsx';

export default defineExamples({
  component: 'Fundações',
  group: 'design-system',
  description:
    "As variáveis de desenho. Em código usam-se pelo nome, nunca pelo valor: import { token } from '@ia/shared-ui/tokens'.",
  examples: {
    Cores: () => <Palette />,
    Letra: () => <Typography />,
    Espaço: () => <Spacing />,
    'Cantos e sombras': () => <Elevation />,
    Movimento: () => <Motion />,
  },
});
