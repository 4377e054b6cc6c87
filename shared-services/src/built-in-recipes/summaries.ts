import type { WrittenRecipe } from '../recipes/recipe.ts';

export const summaries: WrittenRecipe[] = [
  {
    id: 'resumir-documento',
    categoryId: 'resumir-texto',
    title: 'Resumir um Texto',
    icon_name: 'newspaper',
    template:
      'Resume [formato] o texto abaixo, para [leitor]. Mantém [foco]. Se alguma coisa não estiver no texto, diz que não está; não acrescentes nada.\n\nTexto: «[texto]»',
    type: 'text',
    placeholders: [
      { key: 'formato', label: 'Formato', options: ['em três pontos', 'num parágrafo', 'numa frase'] },
      {
        key: 'leitor',
        label: 'Para quem',
        options: ['uma pessoa com pressa', 'uma criança de 10 anos', 'a minha equipa'],
      },
      {
        key: 'foco',
        label: 'O que não pode faltar',
        options: ['as datas e os prazos', 'as decisões tomadas', 'os argumentos a favor e contra'],
      },
      {
        key: 'texto',
        label: 'Texto a resumir (pode colar o seu)',
        options: [
          'A biblioteca do bairro vai abrir também ao sábado de manhã. A inscrição nas sessões de leitura faz-se ao balcão, até ao fim do mês. As crianças devem vir com um adulto.',
          'A assembleia decidiu pintar a escada e adiar a troca do elevador. As obras começam depois das férias e cada morador recebe o calendário por escrito.',
        ],
      },
    ],
    advanced_tips: [
      'Antes de colar um texto, retire nomes, moradas e números. Pode trocá-los por «Pessoa A» ou «Rua X».',
      'Compare sempre o resumo com o original: a IA pode deixar de fora um prazo importante.',
    ],
    fallback_outputs: [
      `# Um bom resumo, em três pontos

- **O essencial:** o que muda e para quem, numa frase de vinte palavras no máximo.
- **Datas e prazos:** o dia em que começa, o dia em que acaba e até quando é preciso agir.
- **O que fazer agora:** o próximo passo, com o sítio ou a pessoa a contactar.

*Este é um exemplo da estrutura. Copie o prompt para um assistente e cole o seu texto para receber o resumo verdadeiro.*

Antes de usar o resumo, confirme: todas as datas estão lá? Há alguma frase que não vem do texto original?`,
      `# Modelo de resumo

**Numa frase:** (quem) decidiu (o quê) e isso conta a partir de (quando).

**Porquê:** a razão principal que o texto apresenta. Se não apresentar nenhuma, escreva «o texto não explica».

**O que ainda não se sabe:** perguntas que o texto deixa em aberto.

Para preencher este modelo com o seu texto, copie o prompt e use-o no assistente que preferir. Depois leia o original uma vez e procure o que ficou de fora.`,
    ],
  },
  {
    id: 'perceber-carta',
    categoryId: 'resumir-texto',
    title: 'Perceber uma Carta Difícil',
    icon_name: 'search',
    template:
      'Recebi [documento] e tenho dificuldade em perceber o que diz. Explica tudo em [linguagem], como se falasses com [leitor]. Diz-me [objetivo]. Se houver dúvidas, indica a quem devo perguntar.\n\nTexto, sem dados pessoais: «[texto]»',
    type: 'text',
    placeholders: [
      {
        key: 'documento',
        label: 'Documento',
        options: ['uma carta de um serviço público', 'um contrato', 'uma fatura', 'um regulamento'],
      },
      {
        key: 'linguagem',
        label: 'Linguagem',
        options: ['linguagem simples', 'frases muito curtas', 'perguntas e respostas'],
      },
      {
        key: 'leitor',
        label: 'Como se falasse com',
        options: ['alguém que nunca leu um documento destes', 'a minha avó', 'um jovem de 15 anos'],
      },
      {
        key: 'objetivo',
        label: 'O que quero saber',
        options: [
          'o que tenho de fazer e até quando',
          'quanto tenho de pagar e porquê',
          'o que acontece se não responder',
        ],
      },
      {
        key: 'texto',
        label: 'Excerto (pode colar o seu)',
        options: [
          'Fica V. Ex.ª notificado para, no prazo indicado, juntar ao processo os elementos em falta, sob pena de arquivamento do pedido.',
          'O presente contrato renova-se automaticamente por igual período, salvo denúncia por escrito com a antecedência prevista na cláusula anterior.',
        ],
      },
    ],
    advanced_tips: [
      'Nunca cole números de contribuinte, de utente ou de conta. Para perceber a carta não são precisos.',
      'A IA pode enganar-se nos prazos. Confirme-os sempre com o serviço que enviou a carta.',
    ],
    fallback_outputs: [
      `# Como ler um documento difícil em cinco passos

1. **Quem escreve?** Procure o nome do serviço ou da empresa, no topo ou no fim.
2. **O que pedem?** Sublinhe os verbos: entregar, pagar, responder, comparecer.
3. **Até quando?** Faça um círculo à volta de cada data e de cada prazo.
4. **O que acontece se não fizer nada?** Procure «sob pena de», «caso contrário» ou «salvo».
5. **A quem perguntar?** Anote o contacto e o número do processo e ligue antes do fim do prazo.

**Palavras que assustam, em português simples**
- *notificado*: foi avisado de forma oficial;
- *arquivamento*: o processo é encerrado sem decisão;
- *denúncia do contrato*: dizer que quer acabar com ele.`,
      `# Perguntas para levar ao balcão ou ao telefone

- O que tenho de entregar, ao certo? Pode enviar-me a lista por escrito?
- Qual é o último dia para o fazer?
- Posso tratar disto pela Internet, por correio ou só presencialmente?
- Se me atrasar, o que acontece? Posso pedir mais tempo?
- Há apoio gratuito para preencher os papéis?

Leve consigo a carta e escreva as respostas, o dia e o nome de quem fez o atendimento. Se continuar com dúvidas, peça que lhe expliquem outra vez, por outras palavras.`,
    ],
  },
];
