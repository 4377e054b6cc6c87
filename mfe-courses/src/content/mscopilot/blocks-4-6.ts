/** Blocks 4 to 6: clear requests, RTF, a quiz on critical thinking. */
import type { Block } from '../schema.ts';
import { verified } from '../sources.ts';
import { sharedTexts } from '../text.ts';

export const blocks4to6: Block[] = [
  {
    id: 4,
    title: 'Pedidos que dão bons resultados',
    category: 'aprender',
    aim: 'No fim, conhece as partes de um pedido e cinco conselhos para o melhorar.',
    ailit: ['create'],
    topic: 'pedir',
    requires: [1],
    parts: [
      {
        type: 'paragraph',
        text: 'Um pedido diz o **papel**, a **tarefa** e o **formato**; e, se for preciso, o **contexto** e os **limites**. O próximo bloco mostra como os juntar.',
      },
      {
        type: 'paragraph',
        text: 'A Microsoft dá cinco conselhos. As explicações são nossas. Nem todos servem em cada pedido, mas o último vale sempre.',
      },
      {
        type: 'steps',
        items: [
          {
            title: 'Dê pormenores',
            text: 'Datas, lugares, destinatários. É o [[contexto|contexto]].',
          },
          {
            title: 'Organize',
            text: 'Escreva primeiro a tarefa e o formato. Se juntar um texto, cole-o por baixo, depois de uma linha em branco.',
          },
          {
            title: 'Diga o que fazer',
            text: '«Usa frases curtas» funciona melhor do que «não sejas complicado». Os limites, como «não acrescentes nada», vêm depois.',
          },
          { title: 'Repita e melhore', text: 'Peça outra versão ou mude uma coisa de cada vez.' },
          { title: 'Reveja e confirme', text: 'Leia tudo e verifique os factos antes de usar.' },
        ],
      },
      {
        type: 'compare',
        before: { label: 'Antes', text: 'Não faças um texto comprido e chato sobre a feira.' },
        after: {
          label: 'Depois',
          text: 'Escreve um aviso de quatro linhas sobre a feira do livro, de 5 a 9 de junho, no jardim. Tom alegre. Termina com um convite.',
        },
        notice: 'O segundo diz a tarefa, o formato e o contexto. O primeiro só diz o que evitar.',
      },
      {
        type: 'activity',
        title: 'Experimente: os cinco conselhos',
        text: 'Escreva um pedido e marque os conselhos que seguiu. Acrescente um que falte e compare as respostas.',
        minutes: 10,
        answerField: {
          kind: 'checklist',
          id: 'cinco-vistos',
          label: 'Os conselhos que seguiu',
          items: [
            'Dar pormenores',
            'Organizar',
            'Dizer o que fazer',
            'Repetir e melhorar',
            'Rever e confirmar',
          ],
          model:
            '«Escreve um aviso de cinco linhas sobre a mudança de sala da formação, para quinze colegas. Usa frases curtas.»\nTem pormenores e diz o que fazer. Como não junta texto, não há nada a organizar. Melhorar e rever fazem-se depois de ler a resposta.',
        },
      },
    ],
    verified: verified('transparency'),
  },
  {
    id: 5,
    title: 'A receita papel, tarefa e formato',
    category: 'aprender',
    aim: 'No fim, consegue montar um pedido completo em menos de um minuto.',
    ailit: ['create'],
    topic: 'pedir',
    requires: [4],
    parts: [
      {
        type: 'paragraph',
        text: 'Quando não souber como começar, use a receita [[rtf|RTF]], do inglês «Role, Task, Format» (não é o tipo de ficheiro do Word). Diga que **papel** a IA deve assumir, que **tarefa** tem e em que **formato** quer a resposta. Se for preciso, junte o [[contexto|contexto]], como datas e destinatários, e os limites, como «não inventes nomes». A receita nasceu entre pessoas que usam IA; não é da Microsoft.',
      },
      {
        type: 'example',
        title: 'Os três juntos',
        prompt:
          'Age como formadora de informática para seniores. Explica como preparar uma videochamada com os netos. Usa seis passos numerados, com uma frase cada um.',
        answer: [
          '1. Escolha um lugar com luz à sua frente.',
          '2. Confirme que o telemóvel tem bateria.',
          '3. Combine a hora com os netos.',
        ],
        notice: 'Mostramos só os três primeiros passos. Repare no tom paciente, que veio do papel escolhido.',
      },
      {
        type: 'prompts',
        items: [
          {
            id: 'ms-rtf',
            title: 'A receita em branco',
            description: 'Copie-a e guarde-a perto de si.',
            promptText:
              'Age como [papel].\n[Verbo] [o quê], com estes factos: [contexto].\nApresenta [formato], no máximo com [tamanho].\nNão [o que a IA não deve fazer].',
          },
        ],
      },
      {
        type: 'activity',
        title: 'Experimente: complete a receita',
        text: 'Use a receita em branco com uma tarefa desta semana.',
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'receita',
          label: 'O seu pedido',
          model:
            '«Age como secretária de uma associação. Escreve a ordem de trabalhos de uma reunião, com estes factos: contas do ano, passeio de maio e quotas; uma hora; dez pessoas. Apresenta uma lista numerada, no máximo com seis linhas. Não acrescentes assuntos.»',
        },
      },
      {
        type: 'site-link',
        to: '/mscopilot-course-v2',
        label: 'A receita, parte por parte: MS Copilot V2',
        newTab: true,
        note: sharedTexts.ownTab,
      },
    ],
    verified: verified('rtf', 'transparency'),
  },
  {
    id: 6,
    title: 'Desafio: confia ou confirma?',
    category: 'desafio',
    aim: 'No fim, sabe quando deve confirmar uma resposta.',
    ailit: ['engage'],
    topic: 'confirmar',
    requires: [4],
    isQuiz: true,
    parts: [
      {
        type: 'paragraph',
        text: 'O Copilot pode mostrar conteúdo que parece certo e não está nas fontes. É a [[alucinacao|alucinação]]. Acontece mesmo quando resume um documento.',
      },
      {
        type: 'example',
        title: 'Um resumo com um extra',
        situation:
          'A Cláudia pediu o resumo de uma ata (o registo de uma reunião) já publicada, com duas páginas, de que retirou os nomes.',
        answer: [
          'O resumo dizia que a proposta foi «aprovada por unanimidade», ou seja, com o voto a favor de todos. Na ata, houve uma abstenção: uma pessoa não votou a favor nem contra.',
        ],
        notice:
          'A frase é frequente em atas e por isso soou provável. A Cláudia só reparou no erro porque abriu o original.',
      },
      {
        type: 'quiz',
        id: 'ms-confirma',
        question:
          'O Copilot resumiu um regulamento público e indica um prazo que lhe parece estranho. O que faz primeiro?',
        options: [
          {
            text: 'Abro o regulamento e procuro o prazo no artigo.',
            isCorrect: true,
            explanation: 'O documento original é a fonte. Um minuto de leitura evita um erro sério.',
          },
          {
            text: 'Uso o prazo. O Copilot leu o documento.',
            isCorrect: false,
            explanation: 'Mesmo com o documento à frente, o resumo pode acrescentar ou trocar informação.',
          },
          {
            text: 'Peço outro resumo e fico com o que aparecer mais vezes.',
            isCorrect: false,
            explanation: 'O mesmo erro pode aparecer duas vezes. Só a fonte o mostra.',
          },
        ],
        correctFeedback: 'Correto! Primeiro a fonte, depois a decisão.',
        incorrectFeedback: 'Ainda não é essa. Onde é que o prazo está mesmo escrito? Tente outra vez.',
      },
      {
        type: 'callout',
        tone: 'tip',
        title: 'Um pedido que ajuda',
        text: 'Termine com «Indica o artigo e a página de cada afirmação». Fica muito mais fácil confirmar.',
      },
    ],
    verified: verified('transparency'),
  },
];
