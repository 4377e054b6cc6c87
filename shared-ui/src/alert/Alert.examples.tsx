import { defineExamples } from '../examples.ts';
import { Alert } from './Alert.tsx';

export default defineExamples({
  component: 'Alert',
  group: 'core-ui',
  description: 'Uma mensagem que pertence a este lugar da página. Para um aviso que passa, use Toast.',
  examples: {
    Informação: () => <Alert>Esta é uma página de arquivo com conteúdos de demonstração.</Alert>,
    Sucesso: () => (
      <Alert kind="success" title="Sugestão enviada">
        Guarde o código para a poder acompanhar.
      </Alert>
    ),
    Atenção: () => (
      <Alert kind="warning" title="Não escreva dados pessoais">
        O texto é enviado para um serviço externo.
      </Alert>
    ),
    Erro: () => <Alert kind="error">Ocorreu um erro. Por favor, tente novamente mais tarde.</Alert>,
    'Com nova tentativa': () => (
      <Alert kind="error" onRetry={() => {}}>
        Não foi possível carregar os princípios.
      </Alert>
    ),
  },
});
