import { defineExamples } from '../examples.ts';
import { ShareButton } from './ShareButton.tsx';

export default defineExamples({
  component: 'ShareButton',
  group: 'core-ui',
  description:
    'Partilha um endereço pela janela do próprio dispositivo. Onde ela não existe, copia-o; se o navegador recusar, mostra-o selecionado.',
  examples: {
    Normal: () => <ShareButton url={window.location.href} title="Biblioteca de Componentes" />,
  },
});
