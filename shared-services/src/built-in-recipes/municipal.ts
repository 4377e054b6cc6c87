import type { BuiltInRecipe } from '../recipes/recipe.ts';

/** Recipes for people who work at a municipality. */
export const municipal: BuiltInRecipe[] = [
  {
    id: 'responder-a-municipe',
    categoryId: 'trabalho',
    title: 'Responder a um Munícipe',
    icon_name: 'mail',
    parts: [
      {
        kind: 'role',
        text: 'Age como quem trabalha no atendimento de uma câmara municipal e escreve com clareza.',
      },
      { kind: 'context', text: 'A pessoa escreveu sobre [assunto]. O que posso responder: [resposta].' },
      { kind: 'task', text: 'Escreve a resposta, [meio], num tom [tom].' },
      {
        kind: 'format',
        text: 'Começa pela resposta, diz o que acontece a seguir e acaba com um espaço para o contacto do serviço.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, em frases curtas. Não inventes prazos, leis, taxas nem contactos: deixa espaços para eu os escrever.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'assunto',
        label: 'Assunto',
        options: [
          'um buraco no passeio',
          'um pedido de licença',
          'o horário de um serviço',
          'a recolha do lixo na sua rua',
        ],
      },
      {
        key: 'resposta',
        label: 'O que posso responder',
        options: [
          'o pedido está registado e ainda não há decisão',
          'o assunto trata-se noutro serviço',
          'falta uma informação para podermos continuar',
          'o serviço já foi avisado',
        ],
      },
      { key: 'meio', label: 'Meio', options: ['por e-mail', 'por carta', 'para eu ler ao telefone'] },
      { key: 'tom', label: 'Tom', options: ['cordial', 'formal', 'simples e direto'] },
    ],
    advanced_tips: [
      'Não cole a mensagem que recebeu: descreva o assunto por palavras suas, sem nada que identifique a pessoa. Use só o assistente e a conta que o seu serviço permite.',
      'Confirme no processo cada coisa que a resposta afirma. Quem responde é o serviço, não é a IA. Diga que houve ajuda da IA, da forma que o serviço definiu.',
      'Peça: «Que palavras desta resposta só se usam dentro da câmara?» Depois troque-as.',
    ],
    fallback_outputs: [
      `**Assunto:** Resposta ao seu pedido de (data)

Bom dia, (nome da pessoa),

Recebemos o seu pedido sobre (assunto). (A resposta, numa frase.)

O que acontece a seguir:

1. (próximo passo do serviço)
2. (o que a pessoa tem de fazer, se for preciso)

Para saber mais, contacte (nome do serviço), por (contacto), e indique a referência (número).

Com os melhores cumprimentos,
(nome e serviço)`,
      `# Para ler ao telefone

- «Bom dia. Fala (nome), de (nome do serviço). Ligo por causa do pedido que fez em (data).»
- «A resposta é esta: (uma frase).»
- «A seguir, (próximo passo). Da sua parte, (o que falta, ou «não é preciso fazer mais nada»).»
- «Quer que repita alguma coisa? Se precisar, ligue para (contacto).»

Antes de ligar, confirme no processo a data e a referência.`,
    ],
  },
  {
    id: 'linguagem-clara',
    categoryId: 'trabalho',
    title: 'Passar um Texto a Linguagem Clara',
    icon_name: 'megaphone',
    parts: [
      { kind: 'role', text: 'Age como alguém que explica textos oficiais a quem os lê pela primeira vez.' },
      { kind: 'context', text: 'Vou colar [texto]. O resultado é para [leitor].' },
      { kind: 'task', text: 'Reescreve o texto em linguagem clara, [formato].' },
      {
        kind: 'format',
        text: 'Usa frases com menos de vinte palavras e põe primeiro o que a pessoa tem de fazer e até quando. No fim, [fim].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não acrescentes nem tires direitos, deveres, prazos ou valores.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'texto',
        label: 'Texto',
        options: ['um edital', 'um artigo de um regulamento', 'um aviso', 'uma carta oficial'],
      },
      {
        key: 'leitor',
        label: 'Quem o vai ler',
        options: ['qualquer morador', 'pessoas mais velhas', 'quem está a aprender português'],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['num aviso curto', 'em perguntas e respostas'],
      },
      {
        key: 'fim',
        label: 'No fim',
        options: ['faz uma lista das palavras que trocaste', 'diz que frases continuam difíceis e porquê'],
      },
    ],
    advanced_tips: [
      'Se for uma carta, retire primeiro o nome, a morada e tudo o que identifique a pessoa. No fim, compare linha a linha com o texto oficial: um prazo errado, ou um «pode» trocado por «deve», muda um direito.',
      'Publique sempre a ligação (o link) para o texto oficial. A versão clara ajuda a ler, mas é o oficial que vale.',
    ],
    fallback_outputs: [
      `# Aviso sobre (assunto)

**O que muda:** (uma frase)
**Desde quando:** (data)
**A quem se aplica:** (quem)
**O que tem de fazer:** (passo), até (data)
**Onde pode perguntar:** (serviço e contacto)

Palavras trocadas: «requerer» por «pedir»; «mediante» por «com»; «proceder ao pagamento» por «pagar»; «o presente edital» por «este aviso».

Frases que continuam difíceis: (frase), porque tem dois sentidos.`,
      `# Perguntas e respostas

**O que é isto?** Um (edital, regulamento ou aviso) da câmara municipal sobre (assunto).

**É para mim?** Sim, se (condição).

**O que tenho de fazer?** (Passo), até (data).

**Quanto custa?** (Valor, ou «nada».)

**E se não o fizer?** (O que o texto diz.)

**Onde pergunto?** (Serviço e contacto.)

Palavras trocadas: «indeferir» por «recusar»; «deferir» por «aceitar».

Frases que continuam difíceis: (frase), porque tem dois sentidos.`,
    ],
  },
];
