import { defineExamples } from '../examples.ts';
import { ChevronRight, Pause, X } from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

export default defineExamples({
  component: 'IconButton',
  group: 'core-ui',
  description: 'Só um ícone, para imagens que toda a gente conhece. Na dúvida, use Button com palavras.',
  examples: {
    Discreto: () => <IconButton label="Fechar" icon={X} />,
    'Com contorno': () => <IconButton label="Diapositivo seguinte" icon={ChevronRight} variant="outlined" />,
    Cheio: () => <IconButton label="Pausar" icon={Pause} variant="solid" />,
    Ligado: () => <IconButton label="Pausar" icon={Pause} variant="outlined" aria-pressed />,
  },
});
