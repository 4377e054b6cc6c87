import { defineExamples } from '../examples.ts';
import { LazyMarkdown } from './LazyMarkdown.tsx';

export default defineExamples({
  component: 'Markdown',
  related: ['LazyMarkdown'],
  group: 'core-ui',
  description:
    'Texto formatado que vem de conteúdos ou de um modelo de IA. O HTML é descartado e as ligações para fora abrem num novo separador. Use LazyMarkdown: só carrega quando há texto para mostrar.',
  examples: {
    'Texto formatado': () => (
      <LazyMarkdown>
        {[
          '### Antes de partilhar',
          'Confirme **três coisas** antes de usar uma resposta:',
          '1. a data da informação;\n2. a fonte original;\n3. se há dados pessoais no texto.',
          '> Na dúvida, pergunte a uma pessoa.',
          'Veja também a [página da Comissão Nacional de Proteção de Dados](https://www.cnpd.pt).',
        ].join('\n\n')}
      </LazyMarkdown>
    ),
  },
});
