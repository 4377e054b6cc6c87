import type { SampleQuiz } from '../schema.ts';

export const quizSection = {
  eyebrow: 'Teste rápido',
  title: 'Uma pergunta para começar',
};

/** Single-question quiz of the archive page: four options, the second is right. */
export const sampleQuiz: SampleQuiz = {
  question: 'O que faz um assistente de IA quando lhe responde?',
  options: [
    'Procura a resposta certa numa grande enciclopédia secreta.',
    'Escolhe, palavra a palavra, a continuação mais provável.',
    'Pergunta a uma pessoa que está de serviço.',
    'Lembra-se de tudo o que já viveu.',
  ],
  correctAnswerIndex: 1,
  hint: 'Pense no teclado do telemóvel, que sugere a palavra seguinte.',
  correctFeedback: 'Correto! Excelente trabalho.',
  incorrectFeedback: 'Não foi desta. Tente novamente ou reveja a dica!',
};

export const featuredBlock = {
  eyebrow: 'Lição em destaque',
  title: 'Porque é que a IA às vezes inventa?',
  paragraphs: [
    'Um assistente de IA aprendeu com muitos textos a prever a palavra seguinte. Isso ajuda-o a escrever bem, mas não lhe diz o que é verdade.',
    'Quando não tem informação suficiente, pode escrever algo que parece certo e não é. Chamamos a isso uma alucinação. O remédio é simples: confirmar na fonte.',
  ],
  tag: 'Desafio',
};

export const featuredQuiz: SampleQuiz = {
  question: 'A IA deu-lhe uma data histórica de que não tem a certeza. O que faz primeiro?',
  options: [
    'Partilho já, porque a resposta está bem escrita.',
    'Confirmo a data numa fonte de confiança.',
    'Peço à IA que repita a mesma resposta.',
    'Desisto de usar IA.',
  ],
  correctAnswerIndex: 1,
  hint: 'Uma frase bem escrita ainda não é uma prova.',
  correctFeedback: 'Correto! Excelente trabalho.',
  incorrectFeedback: 'Não foi desta. Tente novamente ou reveja a dica!',
};
