import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about care: notes of a medical appointment, care that a family shares,
 * memories, birthday speeches: prompts with [placeholders], and the answers shown without AI.
 */
export const care: BuiltInRecipe[] = [
  {
    id: 'depois-da-consulta',
    categoryId: 'saude',
    title: 'Arrumar as Notas de uma Consulta',
    icon_name: 'clipboard-list',
    parts: [
      {
        kind: 'role',
        text: 'Age como alguém que ajuda a arrumar apontamentos, sem dar conselhos médicos.',
      },
      { kind: 'task', text: 'Com as notas abaixo, que tomei numa consulta, faz [resultado].' },
      { kind: 'format', text: 'Usa frases curtas e separa [separacao]. Quem vai ler: [leitor].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não expliques doenças, não mexas em doses e não inventes nada: o que não estiver claro, põe numa lista de perguntas para quem me atendeu.',
      },
      { kind: 'context', text: 'Notas, sem nomes de pessoas, de doenças nem de medicamentos: «[notas]»' },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'resultado',
        label: 'Quero',
        options: ['uma lista do que tenho de fazer', 'uma lista do que ficou por perguntar'],
      },
      {
        key: 'separacao',
        label: 'Separar',
        options: ['o que é para já do que é para depois', 'o que percebi do que não percebi'],
      },
      { key: 'leitor', label: 'Quem vai ler', options: ['só eu', 'quem cuida de mim', 'a minha família'] },
      {
        key: 'notas',
        label: 'Notas (pode colar as suas)',
        options: [
          'Voltar daqui a um mês. Exame em jejum. Continuar o mesmo comprimido, não percebi se antes ou depois de comer.',
          'Andar a pé todos os dias. Marcar fisioterapia. Resultado do exame: telefonam eles ou telefono eu?',
        ],
      },
    ],
    advanced_tips: [
      'Não escreva o nome da doença, dos medicamentos nem das pessoas. «O comprimido da manhã» chega.',
      'Se entrou com uma conta no assistente, não cole lá as notas: o que escrever sobre a sua saúde fica guardado na sua conta. O mais seguro é arrumar as notas em papel, separadas da mesma maneira: mesmo sem conta, o que escrever segue para uma empresa.',
      'Confirme a lista com a farmácia, com o centro de saúde ou com o papel que lhe deram. Se houver diferenças, siga o que está no papel.',
    ],
    fallback_outputs: [
      `# O que ficou da consulta

**Para já**
- [ ] (o que me disseram para fazer esta semana)
- [ ] (marcação ou exame): onde ( ), quando ( )

**Para depois**
- [ ] Voltar em (data)
- [ ] Levar (papéis, exames, lista do que tomo)

**O que não percebi**
- (pergunta) · a quem vou perguntar: ( )

*É um molde para preencher: não é aconselhamento médico. Se tiver dúvidas sobre a saúde, a linha SNS 24, 808 24 24 24, atende 24 horas por dia. Numa emergência, ligue 112.*`,
      `# Perguntas para não ficar na dúvida

- Percebi que devo (o quê). É assim?
- Durante quanto tempo? O que faço se me esquecer um dia?
- Que sinais me devem fazer voltar mais cedo?
- Quem me diz o resultado do exame, e até quando?
- A quem telefono se tiver uma dúvida?

**Como usar:** leia a alguém de confiança, em voz alta, o que escreveu. O que a outra pessoa não perceber é o que vale a pena perguntar.

Guarde esta folha com os papéis da consulta e leve-a na próxima vez.

*Numa emergência, ligue 112.*`,
    ],
  },
  {
    id: 'cuidar-em-conjunto',
    categoryId: 'saude',
    title: 'Cuidar de Alguém em Conjunto',
    icon_name: 'handshake',
    parts: [
      {
        kind: 'role',
        text: 'Age como alguém prático, que ajuda a repartir tarefas sem sobrecarregar ninguém.',
      },
      { kind: 'context', text: 'Somos [quantos] e ajudamos [pessoa], que [situacao].' },
      { kind: 'task', text: 'Faz um plano [duracao] para repartir [tarefas].' },
      {
        kind: 'format',
        text: 'Põe o plano numa lista, com o dia, a tarefa e um espaço para o nome. No fim, diz o que pode falhar.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não dês conselhos médicos nem inventes apoios: diz-me o que devo perguntar no centro de saúde e na Segurança Social.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'quantos', label: 'Quantos somos', options: ['três', 'dois', 'cinco'] },
      {
        key: 'pessoa',
        label: 'Quem ajudamos',
        options: ['a nossa mãe', 'o nosso avô', 'uma vizinha', 'um amigo'],
      },
      {
        key: 'situacao',
        label: 'Situação',
        options: ['vive só', 'precisa de boleia para consultas', 'precisa de companhia durante o dia'],
      },
      { key: 'duracao', label: 'Plano', options: ['de uma semana', 'de um mês'] },
      {
        key: 'tarefas',
        label: 'Repartir',
        options: [
          'as compras, as refeições e a companhia',
          'as idas a consultas e os papéis',
          'as limpezas e os passeios',
        ],
      },
    ],
    advanced_tips: [
      'Pergunte primeiro à pessoa o que quer continuar a fazer sozinha. O plano começa aí.',
      'Acrescente ao plano um dia de folga para cada um. Quem cuida também precisa de descansar.',
    ],
    fallback_outputs: [
      `# Uma semana a várias mãos

- **Segunda:** compras e um telefonema à noite. Quem: ( )
- **Terça:** almoço feito em casa. Quem: ( )
- **Quarta:** companhia durante a tarde. Quem: ( )
- **Quinta:** papéis, contas e marcações. Quem: ( )
- **Sexta:** almoço e passeio curto. Quem: ( )
- **Fim de semana:** visita sem tarefas, só para estar. Quem: ( )

**O que pode falhar:** a chave de casa, alguém que adoece, duas pessoas a contar uma com a outra. Para cada uma, escreva já quem fica no lugar de quem.

**A perguntar no centro de saúde e na Segurança Social:** que apoios existem para quem cuida, e como se pedem?

*O que toca à saúde decide-se com os profissionais que acompanham a pessoa. Numa emergência, ligue 112.*`,
      `# A primeira conversa em conjunto

1. **O que quer a pessoa?** Pergunte-lhe e escreva as palavras dela.
2. **O que é preciso fazer?** Uma lista, sem nomes.
3. **O que pode cada um dar?** Horas, dinheiro, transporte, telefonemas. Tudo conta.
4. **O que fica sem ninguém?** São essas as perguntas para o centro de saúde e para a Segurança Social.
5. **Quando voltamos a falar?** Marquem já o dia.

**Perguntas para os serviços:** que apoios existem para quem cuida? Que papéis são precisos? Há apoio em casa nesta freguesia? Quanto tempo demora a resposta?

*Numa emergência, ligue 112.*`,
    ],
  },
  {
    id: 'contar-memorias',
    categoryId: 'gerar-ideias',
    title: 'Contar as Minhas Memórias',
    icon_name: 'book-open',
    parts: [
      { kind: 'role', text: 'Age como alguém que gosta de ouvir histórias de família.' },
      { kind: 'context', text: 'Quero contar [memoria] [quem].' },
      {
        kind: 'task',
        text: 'Faz-me perguntas, uma de cada vez, para eu me lembrar de pormenores. No fim, [resultado].',
      },
      { kind: 'format', text: 'Usa as minhas palavras sempre que puderes.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes lembranças: o que eu não contei fica por contar.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'memoria',
        label: 'Que memória',
        options: [
          'como era a escola',
          'como foi o meu primeiro trabalho',
          'uma festa da terra',
          'como era a casa onde cresci',
        ],
      },
      { key: 'quem', label: 'A quem', options: ['aos meus netos', 'aos meus filhos', 'a quem vier depois'] },
      {
        key: 'resultado',
        label: 'No fim',
        options: ['junta tudo numa página', 'dá-me uma lista de fotografias a procurar'],
      },
    ],
    advanced_tips: [
      'Conte a sua história sem nomes nem moradas, seus ou de outras pessoas. Acrescente-os no fim, fora da IA.',
      'Pode falar em vez de escrever: no teclado do telemóvel há o desenho de um microfone.',
    ],
    fallback_outputs: [
      `# Doze perguntas para puxar pela memória

1. Que cheiro tinha a casa?
2. Quem se sentava à mesa, e onde?
3. Que jogo jogava na rua?
4. Que som o acordava de manhã?
5. Que comida era só de dias de festa?
6. Quem lhe ensinou uma coisa que ainda hoje faz?
7. O que lhe metia medo?
8. De que se ria?
9. Que objeto guardou desse tempo?
10. O que custava dinheiro, e quanto?
11. O que mudou mais desde então?
12. O que gostava que não se perdesse?

Escolha três e responda em voz alta, como se a pessoa estivesse à sua frente.`,
      `# Uma página de memórias, por partes

- **Uma frase de abertura:** «Quando eu tinha (idade), …»
- **Onde e quem:** o lugar e duas ou três pessoas.
- **Um dia:** conte um só dia, do princípio ao fim.
- **Um pormenor:** uma cor, um cheiro, uma frase que alguém dizia.
- **O que ficou:** o que aprendeu ou de que tem saudades.

Leia em voz alta. O que lhe soar a livro, diga por palavras suas.`,
    ],
  },
  {
    id: 'discurso-de-aniversario',
    categoryId: 'gerar-ideias',
    title: 'Discurso para um Aniversário',
    icon_name: 'megaphone',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve discursos curtos e sinceros.' },
      { kind: 'context', text: 'É o aniversário [pessoa]. Quero lembrar [lembranca].' },
      { kind: 'task', text: 'Escreve um discurso de [tamanho], para eu ler em voz alta.' },
      { kind: 'format', text: 'Usa um tom [tom] e frases curtas. Acaba a dar os parabéns.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes nomes, idades nem lembranças: deixa por preencher o que só eu sei.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'pessoa',
        label: 'Quem faz anos',
        options: ['da minha avó', 'do meu pai', 'de uma amiga', 'de um colega de trabalho'],
      },
      {
        key: 'lembranca',
        label: 'Quero lembrar',
        options: ['o que me ensinou', 'um dia bem passado na sua companhia', 'o que faz pelos outros'],
      },
      { key: 'tamanho', label: 'Tamanho', options: ['um minuto', 'dois minutos', 'três minutos'] },
      { key: 'tom', label: 'Tom', options: ['carinhoso', 'alegre', 'simples'] },
    ],
    advanced_tips: [
      'Não escreva à IA o nome nem a idade de quem faz anos. Acrescente-os no fim, fora da IA.',
      'Leia o discurso em voz alta, com um relógio à frente. Corte o que não diria numa conversa.',
    ],
    fallback_outputs: [
      `# Palavras para quem faz anos

Peço-vos um pouco de atenção. Prometo que não demoro.

Estamos aqui por causa de (quem faz anos). Quando penso em si, lembro-me logo de uma coisa: (o que aprendi, o que vivemos ou o que faz pelos outros).

Na altura, não lhe disse nada. Digo agora: isso ficou comigo, e ainda hoje me ajuda quando (um momento do dia a dia).

Por isso, antes do bolo, queria agradecer-lhe. Pela paciência, pelas conversas e por cada gargalhada.

Desejo-lhe saúde, alegria e boa companhia. Muitos parabéns!

*Se se tratam por tu, troque «lhe» por «te». Para falar mais tempo, conte outra lembrança.*`,
      `# Um brinde com uma história

Hoje alguém tinha de falar, e calhou-me a mim. Ainda bem!

Vou contar só uma história. Foi em (quando e onde). (O que aconteceu, em três frases.)

Quem conhece (quem faz anos) não se admira: é mesmo assim, no dia a dia. Gosto de (uma qualidade), e acho que todos gostamos.

Em nome de quem está aqui, deixo três desejos: dias calmos, mesa cheia e tempo para (uma coisa de que gosta).

Levantem os copos comigo. Parabéns, e até para o ano!`,
    ],
  },
];
