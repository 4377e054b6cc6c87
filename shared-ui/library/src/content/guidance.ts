/**
 * Texts of the part «Quando usar» of a component on the library page: advice, and captions of a good and a
 * bad example. `samples` are texts inside the examples, which `parts/guidance/guidance.tsx` draws.
 */
export const guidanceTexts = {
  title: 'Quando usar',
  use: 'Use quando',
  avoid: 'Não use quando',
  good: 'Assim',
  bad: 'Assim não',
  components: {
    button: {
      use: 'a pessoa vai fazer alguma coisa nesta página: votar, guardar, enviar. Há um só botão primário em cada vista.',
      avoid:
        'só se vai para outra página: isso é um LinkButton. Duas ações não são ambas a principal: a segunda é secundária.',
      good: 'Uma ação principal, com um verbo que diz o que acontece.',
      bad: 'Duas principais, lado a lado, e palavras que não dizem o que fazem.',
      samples: { send: 'Enviar sugestão', draft: 'Guardar rascunho', ok: 'OK', continue: 'Continuar' },
    },
    card: {
      use: 'há vários lugares do mesmo género aonde se pode ir, e cada um cabe num título, numa frase e numa ação.',
      avoid: 'o texto se lê bem sem caixa à volta, ou quando o cartão precisaria de dois botões.',
      good: 'O cartão inteiro é uma só ligação.',
      bad: 'Dois botões disputam o mesmo cartão.',
      samples: {
        title: 'Missão 1',
        text: 'Dez atividades, sem saber nada de informática.',
        start: 'Começar',
        more: 'Saber mais',
      },
    },
    alert: {
      use: 'é preciso saber alguma coisa neste lugar da página: o que correu mal, o que convém evitar, o que foi enviado.',
      avoid: 'o texto é só importante, ou é uma saudação. O que passa depressa é um Toast.',
      good: 'Diz o que aconteceu e o que fazer a seguir.',
      bad: 'Uma caixa para o que cabia num parágrafo.',
      samples: {
        title: 'Não foi possível enviar',
        text: 'A sua sugestão continua aqui. Tente de novo quando tiver ligação.',
        welcome: 'Que bom tê-lo por cá! Esperamos que goste deste site.',
      },
    },
    toast: {
      use: 'se confirma, numa frase, o que a pessoa acabou de fazer.',
      avoid: 'a mensagem pede uma decisão ou tem de ser lida com calma: essa fica na página, num Alert.',
      good: 'Uma frase curta, que pode passar despercebida.',
      bad: 'Um erro com instruções, que desaparece antes de ser lido.',
      samples: {
        saved: 'Voto registado. Obrigado!',
        failure:
          'A sugestão não foi enviada porque o título tem mais de oitenta letras. Encurte-o, confirme a resposta três e volte a enviar.',
      },
    },
    tag: {
      use: 'uma ou duas palavras classificam o que está ao lado: o nível, o estado, a categoria.',
      avoid: 'se espera que a pessoa carregue nela, ou quando seriam precisas mais de três.',
      good: 'Duas palavras que distinguem este cartão dos outros.',
      bad: 'Tantas que nenhuma se lê, e uma que é uma frase.',
      samples: {
        good: ['Iniciação', '45 minutos'],
        bad: ['Iniciação', 'Curso', 'Gratuito', 'Para todos', 'Pode parar e continuar quando quiser'],
      },
    },
    azulejo: {
      use: 'um azulejo inteiro diz de que trata o que está ao lado, ou mostra o que já foi feito.',
      avoid: 'só enche espaço, ou não cabe inteiro: um azulejo nunca é cortado.',
      good: 'Um azulejo inteiro, com uma só figura.',
      bad: 'Cortado pela margem: a figura deixa de se perceber.',
    },
  },
} as const;
