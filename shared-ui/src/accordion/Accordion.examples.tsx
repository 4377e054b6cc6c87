import { defineExamples } from '../examples.ts';
import { Lock } from '../icon/icons.ts';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

export default defineExamples({
  component: 'Accordion',
  related: ['AccordionItem'],
  group: 'core-ui',
  description:
    'Perguntas que se abrem para mostrar a resposta. Não esconda aqui o que toda a gente precisa de ler.',
  examples: {
    'Perguntas frequentes': () => (
      <Accordion>
        <AccordionItem title="Quem pode participar?">
          <p>Qualquer pessoa com 18 anos ou mais. Não precisa de conhecimentos técnicos.</p>
        </AccordionItem>
        <AccordionItem title="Como posso contribuir?">
          <p>Leia o manifesto, vote nos princípios e deixe a sua sugestão.</p>
        </AccordionItem>
      </Accordion>
    ),
    'Um de cada vez, com o primeiro aberto': () => (
      <Accordion multiple={false} defaultOpen={['dados']}>
        <AccordionItem id="dados" title="O meu progresso fica guardado?" icon={Lock}>
          <p>Só no seu dispositivo. Pode apagá-lo quando quiser.</p>
        </AccordionItem>
        <AccordionItem id="custos" title="Tem custos?">
          <p>Não. O acesso é livre.</p>
        </AccordionItem>
      </Accordion>
    ),
  },
});
