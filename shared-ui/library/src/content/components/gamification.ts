import type { ComponentTexts } from './component-text.ts';

/** Search terms and prop descriptions in the section «Gamificação» of the component library page. */
export const gamification: ComponentTexts = {
  Medal: {
    search: 'medalha medalhas prémio conquista recompensa troféu distintivo desbloquear',
    tables: {
      Medal: {
        props: {
          name: 'Como se chama: «Mestre de Prompts».',
          unlocked: 'Se já foi ganha.',
          fresh: 'Se foi ganha agora mesmo: dá uma volta ao aparecer.',
          motif: 'Figura na face.',
          size: 'Largura do desenho, em píxeis CSS.',
          lockedLabel: 'O seu estado por palavras, até ser ganha.',
          unlockedLabel: 'O seu estado por palavras, depois de ganha.',
        },
      },
    },
  },
  ProgressBar: {
    search: 'barra de progresso percentagem avanço pontos objetivo concluído',
    tables: {
      ProgressBar: {
        props: {
          label:
            'O que avança: «Pontos», «Progresso do curso». À vista por cima da barra, salvo com `hideLabel`.',
          value: 'Até onde chegou.',
          max: 'O valor com que a barra fica cheia.',
          valueText: 'Palavras para o valor; por omissão, «6 de 15».',
          hideLabel: 'Deixa o nome e o valor só para leitores de ecrã.',
        },
      },
    },
  },
  Quiz: {
    search: 'questionário pergunta perguntas resposta escolha múltipla teste exercício desafio dica',
    tables: {
      Quiz: {
        props: {
          question: 'A pergunta.',
          options: 'Pelo menos duas, e pelo menos uma delas certa.',
          correctFeedback: 'Dito e mostrado depois de uma resposta certa.',
          incorrectFeedback: 'Dito e mostrado depois de uma resposta errada.',
          given:
            'Posição, a contar de 0, de uma resposta dada numa visita anterior: a pergunta abre como ficou.',
          onAnswered: 'Chamada a cada resposta: uma vez, ou outra depois de nova tentativa.',
          confirm:
            'Primeiro escolhe-se, depois carrega-se num botão. De outro modo, a primeira escolha é a resposta.',
          retry: 'Deixa tentar de novo depois de uma resposta errada. Até lá, a certa não é mostrada.',
          hint: 'Palavras por trás de um botão «Ver dica».',
          submitLabel: 'Palavras do botão que entrega a resposta, com `confirm`.',
          chooseFirstLabel: 'Dito quando se carrega nele sem ter escolhido.',
          retryLabel: 'Palavras do botão que volta a abrir a pergunta, com `retry`.',
          showHintLabel: 'Palavras do botão que mostra a dica.',
          hideHintLabel: 'Palavras do botão que a esconde.',
          hintLabel: 'Palavra antes da dica.',
          correctLabel: 'Palavras ao lado da resposta certa.',
          wrongLabel: 'Palavras ao lado da resposta dada, quando está errada.',
          unavailableLabel: 'Mostrado quando o conteúdo não tem uma pergunta utilizável.',
        },
      },
    },
  },
  Rating: {
    search: 'avaliação avaliar estrelas classificação nota pontuar opinião',
    tables: {
      Rating: {
        props: {
          onRate: 'Chamada uma vez, com 1 a 5. Depois disso, a avaliação fica fechada.',
          label: 'A pergunta por cima das estrelas.',
          value: 'Uma avaliação dada antes: à vista e fechada.',
          thanks: 'Dito e mostrado depois de avaliar.',
          starLabel: 'Nome de uma estrela.',
        },
      },
    },
  },
  ScoreBox: {
    search: 'pontuação pontos resultado marcador placar total',
    tables: {
      ScoreBox: {
        props: {
          label: 'O que é contado: «Pontos».',
          value: 'A pontuação agora.',
          goal: 'Mostrado a seguir ao valor: «/ 15».',
          announced: 'Diz o novo valor aos leitores de ecrã. Deixe ligado numa só caixa por página.',
        },
      },
    },
  },
  VoteBar: {
    search: 'votação voto votos barra a favor contra sondagem percentagem',
    tables: {
      VoteBar: {
        props: {
          up: 'Votos a favor.',
          down: 'Votos contra.',
          label: 'Nome da barra para leitores de ecrã.',
          agreeLabel:
            'Palavras por baixo da barra para os votos a favor; `percent` já vem escrita em português («64,3»).',
          disagreeLabel:
            'Palavras por baixo da barra para os votos contra; a percentagem continua a ser a dos votos a favor.',
        },
      },
    },
  },
};
