import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about meetings and their minutes: prompts with [placeholders], and the
 * answers shown without AI.
 */
export const meetings: BuiltInRecipe[] = [
  {
    id: 'reuniao-de-condominio',
    categoryId: 'associacoes',
    title: 'Convocar o Condomínio',
    icon_name: 'calendar',
    parts: [
      { kind: 'role', text: 'Age como alguém que prepara reuniões curtas e bem organizadas.' },
      {
        kind: 'context',
        text: 'É uma assembleia de condóminos [ocasiao], num prédio com [moradores]. Há que decidir sobre [assunto].',
      },
      {
        kind: 'task',
        text: 'Prepara a ordem de trabalhos e a convocatória para todos os condóminos.',
      },
      {
        kind: 'format',
        text: 'Usa um tom [tom] e diz, em cada ponto, o que há para decidir.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Deixa por preencher o dia, a hora e o local, e não inventes maiorias, prazos nem leis: diz-me o que devo confirmar na lei (Código Civil, artigo 1432.º) e no regulamento.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'ocasiao',
        label: 'Assembleia',
        options: ['anual', 'extraordinária', 'adiada da última vez'],
      },
      { key: 'moradores', label: 'Prédio com', options: ['poucos vizinhos', 'muitos vizinhos'] },
      {
        key: 'assunto',
        label: 'Assunto',
        options: [
          'as obras da escada',
          'o orçamento do próximo ano',
          'o barulho à noite',
          'a limpeza do prédio',
        ],
      },
      { key: 'tom', label: 'Tom', options: ['cordial', 'formal'] },
    ],
    advanced_tips: [
      'Junte à convocatória os papéis de que a decisão precisa: orçamentos, contas, fotografias. A reunião fica mais curta.',
      'A assembleia convoca-se com 10 dias de antecedência, por carta registada, por aviso com recibo assinado ou por e-mail. O e-mail só serve para quem o aceitou numa assembleia anterior e tem o endereço escrito na ata; quem o recebe deve confirmar que o recebeu (Código Civil, artigo 1432.º). Se a convocatória for mal feita, quem não aprovou as decisões pode pedir que sejam anuladas (artigo 1433.º).',
    ],
    fallback_outputs: [
      `**Assunto:** Assembleia de condóminos, (data)

Caras vizinhas e caros vizinhos,

Convocamos todos para a assembleia de condóminos em **(data), às (hora), em (local)**.

**Ordem de trabalhos**
1. Contas: o que se recebeu, o que se gastou, o que falta. *Decidir:* aprovar ou pedir esclarecimentos.
2. (assunto principal). *Decidir:* (a pergunta, numa frase).
3. Próximos passos. *Decidir:* quem trata de quê, e até quando.
4. Outros assuntos, no máximo dez minutos.

Seguem em anexo (documentos). Quem não puder vir pode fazer-se representar: veja como no regulamento ou pergunte à administração.

Com os melhores cumprimentos,
(nome e contacto)

*Envie por carta registada, ou entregue em mão com recibo assinado, 10 dias antes (Código Civil, artigo 1432.º). Confirme também o regulamento.*`,
      `# Antes, durante e depois

**Antes**
- Convoque por carta registada, ou por aviso com recibo assinado, 10 dias antes (Código Civil, artigo 1432.º).
- Peça os orçamentos por escrito e envie-os com a convocatória.
- Pergunte a quem vive longe como prefere receber os papéis.

**Durante**
- Comece à hora e diga a que horas acaba.
- Um assunto de cada vez, uma pessoa de cada vez.
- Repita a decisão em voz alta antes de passar ao ponto seguinte.

**Depois**
- Envie a ata a todos, também a quem faltou.
- Escreva no calendário quem ficou de fazer o quê.`,
    ],
  },
  {
    id: 'ata-de-reuniao',
    categoryId: 'associacoes',
    title: 'Escrever uma Ata',
    icon_name: 'pencil',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve atas fiéis e fáceis de ler.' },
      { kind: 'task', text: 'Com as notas abaixo, escreve a ata de [reuniao].' },
      { kind: 'format', text: 'Usa [estilo] e põe no fim [fim].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes presenças, votos nem opiniões: deixa por preencher o que faltar e assinala-o.',
      },
      { kind: 'context', text: 'Notas, sem nomes: «[notas]»' },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'reuniao',
        label: 'Reunião',
        options: [
          'uma assembleia de condóminos',
          'uma reunião da direção de uma associação',
          'uma reunião de uma associação de pais',
          'uma reunião de um clube',
        ],
      },
      {
        key: 'estilo',
        label: 'Estilo',
        options: ['um ponto por assunto', 'frases curtas e formais', 'linguagem simples'],
      },
      {
        key: 'fim',
        label: 'No fim',
        options: ['a lista das decisões', 'quem ficou de fazer o quê', 'o que ficou adiado'],
      },
      {
        key: 'notas',
        label: 'Notas (pode colar as suas)',
        options: [
          'Contas do ano aprovadas. Pintura da sala: pedir mais dois orçamentos. Portão: fica para a próxima.',
          'Festa no verão, sim. Duas pessoas tratam do som. Quotas: falta decidir o valor. Acabou tarde.',
        ],
      },
    ],
    advanced_tips: [
      'Cole as notas sem nomes (escreva «a pessoa A») e sem o andar e a porta de cada um. Ponha os nomes no fim, fora da IA.',
      'Antes de assinar, leia a ata (o registo da reunião) a quem esteve presente. A IA pode escrever, com boas frases, o que não aconteceu.',
    ],
    fallback_outputs: [
      `# Ata n.º (número)

Aos (dia) de (mês) de (ano), às (hora), em (local), reuniu (a assembleia de condóminos, a direção ou o grupo), com as presenças que constam da folha em anexo.

**Ponto um: (assunto).** Foi apresentado (o quê). Depois de conversado o assunto, decidiu-se (decisão). Votos a favor: ( ). Contra: ( ). Abstenções: ( ).

**Ponto dois: (assunto).** Ficou adiado para a próxima reunião, por (razão).

**Decisões e tarefas**
- (tarefa) · quem: ( ) · até: ( )

Nada mais havendo a tratar, a reunião terminou às (hora). A ata foi lida e vai ser assinada por quem presidiu à reunião e por quem escreveu a ata.

(assinaturas)`,
      `# Uma boa ata responde a seis perguntas

1. **Quando e onde** foi a reunião?
2. **Quem esteve**, e quem se fez representar?
3. **O que se decidiu** em cada ponto? Uma frase por decisão.
4. **Como se votou?** Só os números, sem comentários.
5. **Quem ficou de fazer o quê**, e até quando?
6. **O que passa para a próxima vez?**

**O que não entra:** discussões palavra por palavra, adjetivos e o que foi dito depois de fechada a reunião.

*Confirme com os estatutos ou com o regulamento o que a sua ata tem de ter.*`,
    ],
  },
];
