import { defineExamples } from '../examples.ts';
import { Quiz } from './Quiz.tsx';
import type { QuizData } from './quiz-types.ts';

const prompt: QuizData = {
  question: 'Qual destes pedidos dá mais contexto?',
  options: [
    {
      text: 'Escreve um e-mail.',
      isCorrect: false,
      explanation: 'Falta dizer a quem, sobre o quê e em que tom.',
    },
    {
      text: 'Escreve um e-mail curto e cordial a convidar a equipa para a reunião de quinta-feira.',
      isCorrect: true,
      explanation: 'Diz o formato, o tom, o destinatário e o assunto.',
    },
    {
      text: 'E-mail, depressa!',
      isCorrect: false,
      explanation: 'A pressa não ajuda a ferramenta a perceber.',
    },
  ],
  correctFeedback: 'Correto! Quanto mais contexto der, melhor a resposta.',
  incorrectFeedback: 'Ainda não é essa. Procure o pedido que diz mais sobre o resultado esperado.',
};

export default defineExamples({
  component: 'Quiz',
  group: 'gamification',
  description:
    'Uma pergunta com respostas. Depois de responder, as opções ficam bloqueadas e a explicação aparece e é lida em voz alta pelo leitor de ecrã.',
  examples: {
    'A primeira escolha responde': () => <Quiz {...prompt} />,
    'Escolher e confirmar, com dica': () => (
      <Quiz {...prompt} confirm hint="Repare no que a ferramenta teria de adivinhar." />
    ),
    'Pode tentar de novo': () => <Quiz {...prompt} retry />,
  },
});
