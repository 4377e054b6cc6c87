import { defineExamples } from '../examples.ts';
import { Listen } from './Listen.tsx';

export default defineExamples({
  component: 'Listen',
  group: 'core-ui',
  description:
    'Lê uma parte da página em voz alta, com uma voz de português europeu que o próprio dispositivo tenha. Nada é enviado para fora.',
  examples: {
    Normal: () => (
      <div>
        <p id="exemplo-ouvir">Sem uma voz portuguesa no dispositivo, o botão não aparece.</p>
        <Listen within="#exemplo-ouvir" label="Ouvir este texto" />
      </div>
    ),
  },
});
