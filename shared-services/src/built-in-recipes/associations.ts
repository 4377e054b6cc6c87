import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory for associations and their activities: prompts with [placeholders], and the
 * answers shown without AI.
 */
export const associations: BuiltInRecipe[] = [
  {
    id: 'chamar-voluntarios',
    categoryId: 'associacoes',
    title: 'Chamar Voluntários',
    icon_name: 'handshake',
    parts: [
      { kind: 'role', text: 'Age como alguém da associação, que diz a verdade e convida com gosto.' },
      { kind: 'task', text: 'Escreve um apelo de [tamanho] para encontrar voluntários para [causa].' },
      { kind: 'context', text: 'Precisamos de pessoas que possam dar [tempo].' },
      { kind: 'format', text: 'Usa um tom [tom] e explica o que a pessoa ganha e como se inscreve.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes promessas nem números e deixa o contacto por preencher.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'tamanho', label: 'Tamanho', options: ['100 palavras', '50 palavras', 'uma página'] },
      {
        key: 'causa',
        label: 'Causa',
        options: [
          'acompanhar pessoas que vivem sós',
          'limpar uma ribeira',
          'ajudar crianças nos trabalhos de casa',
          'ensinar a usar o telemóvel',
        ],
      },
      {
        key: 'tempo',
        label: 'Tempo',
        options: ['duas horas por semana', 'um sábado por mês', 'uma só tarde'],
      },
      { key: 'tom', label: 'Tom', options: ['caloroso e direto', 'divertido', 'sério'] },
    ],
    advanced_tips: [
      'Peça uma versão para cada público: jovens, reformados, empresas. Cada um tem as suas razões para participar.',
      'Peça à IA que corte as promessas. O apelo tem de dizer a verdade sobre o trabalho.',
    ],
    fallback_outputs: [
      `# Precisamos de si (e de um bocadinho do seu tempo)

Não procuramos heróis. Procuramos pessoas que apareçam, sorriam e façam a sua parte.

**O que vai fazer:** (as tarefas, e com quem).

**Quanto tempo:** (o tempo de que precisamos).

**O que precisa de saber:** nada de especial. Ensina-se no começo: (quem explica, e quando).

**O que ganha:** companhia, histórias para contar e a certeza de que fez falta a alguém.

**Como se inscreve:** envie para (contacto) o seu nome e o dia que lhe dá mais jeito. Se não puder agora, passe a palavra: também é ajudar.`,
      `**Tem algum tempo livre?**

Há quem esteja à espera dele. A nossa associação procura voluntários para um trabalho concreto, perto de casa.

- Tarefas: (quais, e com quem).
- Tempo: (quanto, e quando).
- Primeiro passo: (qual).

Não prometemos que seja fácil. O que podemos garantir é isto: (uma coisa verdadeira).

Fale connosco: (contacto).`,
    ],
  },
  {
    id: 'planear-atividade',
    categoryId: 'associacoes',
    title: 'Planear uma Atividade',
    icon_name: 'clipboard-list',
    parts: [
      { kind: 'role', text: 'Age como alguém com prática em organizar encontros.' },
      {
        kind: 'context',
        text: 'Somos [quem] e queremos planear [atividade] para cerca de [participantes]. Temos [prazo] para preparar tudo. Orçamento: [orcamento].',
      },
      { kind: 'task', text: 'Faz uma lista de tarefas por ordem e diz o que costuma falhar.' },
      {
        kind: 'format',
        text: 'Escreve uma tarefa por linha, com um espaço em branco para o nome do responsável.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes preços, licenças nem contactos: diz-me o que devo perguntar e a quem.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'quem',
        label: 'Quem organiza',
        options: [
          'uma associação de bairro',
          'um clube desportivo',
          'uma associação de pais',
          'um grupo de reformados',
        ],
      },
      {
        key: 'atividade',
        label: 'Atividade',
        options: [
          'um almoço-convívio',
          'uma caminhada',
          'uma feira de trocas',
          'uma sessão sobre segurança na Internet',
        ],
      },
      { key: 'participantes', label: 'Participantes', options: ['30 pessoas', '15 pessoas', '100 pessoas'] },
      { key: 'prazo', label: 'Prazo', options: ['um mês', 'duas semanas', 'três meses'] },
      { key: 'orcamento', label: 'Orçamento', options: ['muito pequeno', 'médio', 'nenhum'] },
    ],
    advanced_tips: [
      'Peça também um espaço para a data em cada linha. Fica fácil de copiar para uma folha de cálculo.',
      'Pergunte: «Quem pode ficar de fora e como o evitamos?» Degraus, horários e preços afastam pessoas.',
    ],
    fallback_outputs: [
      `# Do papel à atividade

Escreva um nome à frente de cada tarefa.

1. **Primeiro dia:** escolher a data, o local e o plano para a chuva. Quem: ( )
2. **Logo a seguir:** reservar o espaço e perguntar, a quem o gere e à junta de freguesia, que autorizações são precisas. Quem: ( )
3. **A meio do prazo:** divulgar e abrir inscrições. Quem: ( )
4. **Uma semana antes:** confirmar material, transporte e comida. Quem: ( )
5. **Véspera:** ligar a quem ajuda e preparar as caixas. Quem: ( )
6. **No dia:** receber, orientar e fotografar só com autorização. Quem: ( )
7. **Dia seguinte:** agradecer e anotar o que melhorar. Quem: ( )

**O que costuma falhar:** a chave do espaço, a extensão elétrica, a água e alguém que saiba a quem ligar. Dê um dono a cada uma.`,
      `# Lista para não esquecer nada

**Pessoas.** Quem manda no dia? Quem recebe? Quem fica com as crianças? Quem arruma?

**Espaço.** Há sombra, casas de banho, entrada sem degraus e lugar para sentar?

**Material.** Mesas, cadeiras, luz, som, caixote do lixo, estojo de primeiros socorros.

**Dinheiro.** Faça três colunas: o que temos, o que nos podem emprestar, o que falta comprar.

**Divulgação.** Cartaz no café, mensagem no grupo, aviso em papel para quem não usa a Internet.

Acrescente uma tarefa que quase todos esquecem: **dizer obrigado**. Quem é a primeira pessoa com quem vai falar?`,
    ],
  },
];
