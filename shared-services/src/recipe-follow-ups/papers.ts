import type { FollowUps } from './follow-up.ts';

/**
 * Prewritten replies to «mais curto» and «mais simples», by recipe id, for use without AI (`follow-up.ts`).
 */
export const papers: FollowUps = {
  'perceber-contrato': [
    {
      exampleStart: '# Seis perguntas a fazer a qualquer contrato',
      shorter: `Quanto pago? Quanto dura? Renova-se? Como saio e o que me custa? A que me obrigo? O que podem mudar sem me perguntar?`,
      simpler: `Antes de assinar, procure no papel:

- quanto paga;
- quanto tempo dura;
- como sai, e se paga para sair.

Não encontra? Peça por escrito.`,
    },
    {
      exampleStart: '# Palavras de contrato, em português simples',
      shorter: `*Denúncia*: não quero continuar. *Rescisão*: sair antes. *Fidelização*: sair custa dinheiro. *Acresce*: soma-se. *Salvo*: exceto.`,
      simpler: `Palavras difíceis:

- denúncia: quero acabar;
- fidelização: se sair já, pago;
- acresce: paga mais isto.

Leve o contrato para casa e leia com calma.`,
    },
  ],
  'recibo-de-vencimento': [
    {
      exampleStart: '# Como ler um recibo de vencimento',
      shorter: `Base e subsídios dão o bruto. Tire a Segurança Social e o IRS: fica o líquido, que é o que recebe.`,
      simpler: `O recibo é uma conta:

1. o que ganha;
2. menos a Segurança Social;
3. menos o imposto (IRS);
4. igual ao que chega à sua conta.`,
    },
    {
      exampleStart: '# Perguntas para quem processa os salários',
      shorter: `O que é esta linha? Calculada sobre que valor? Que tabela usaram? Porque mudou? Se houver erro, quando se corrige?`,
      simpler: `Pergunte:

- O que é isto no meu recibo?
- Porque recebi menos?
- Se está errado, quando corrigem?`,
    },
  ],
  'contestar-fatura': [
    {
      exampleStart: '**Assunto:** Fatura de (mês)',
      shorter: `Bom dia. Não concordo com a fatura de (mês), de (valor), porque (razão). Peço que a verifiquem, a corrijam e me respondam por escrito. Cliente n.º (número). (nome)`,
      simpler: `Bom dia,

A fatura de (mês) parece-me errada: (porquê).

Podem ver e corrigir? O meu número de cliente é (número).

Obrigado,
(nome)`,
    },
    {
      exampleStart: '# Antes de reclamar, confirme',
      shorter: `Real ou por estimativa? Quantos dias? É a leitura do seu contador? Mudou o preço? Até quando pode pagar?`,
      simpler: `Veja primeiro:

- se é uma estimativa;
- se os números são os do contador;
- até quando tem de pagar.`,
    },
  ],
  'usar-o-telemovel': [
    {
      exampleStart: '# Um passo de cada vez',
      shorter: `Abra as definições, use a lupa, toque no resultado, mude uma coisa de cada vez e anote. O código secreto não se diz a ninguém.`,
      simpler: `1. Toque na roda dentada.
2. Toque na lupa e escreva o que procura.
3. Toque no que apareceu.
4. Enganou-se? Carregue na seta para trás.`,
    },
    {
      exampleStart: '# Se se perder',
      shorter: `Botão de início. Leia antes de aceitar. Instale só pela loja. Pedem dinheiro ou códigos? Pare. Peça ajuda na biblioteca.`,
      simpler: `Perdeu-se? Carregue no botão de início.

Não percebe o que pede? Toque em «Agora não».

Pede dinheiro ou um código? Pare e pergunte a alguém.`,
    },
  ],
  'perguntas-ao-farmaceutico': [
    {
      exampleStart: '# Perguntas para levar à farmácia',
      shorter: `Para que serve? A que horas e com comida? Quantos dias? Posso misturar com os meus? O que evito? E se me esquecer? Que efeitos são normais?`,
      simpler: `Pergunte na farmácia:

- Para que é?
- Quando tomo?
- Posso tomar com os outros?
- E se me esquecer?

Não mude nada sozinho.`,
    },
    {
      exampleStart: '# Como ler o folheto',
      shorter: `Para que serve, quem não deve tomar, como se toma, que efeitos pode ter, como se guarda. Sublinhe e pergunte.`,
      simpler: `O folheto diz:

- para que serve;
- quem não pode tomar;
- como se toma.

O que não perceber, pergunte. Numa urgência, ligue 112.`,
    },
  ],
  'contar-memorias': [
    {
      exampleStart: '# Doze perguntas para puxar pela memória',
      shorter: `A que cheirava a casa? Quem se sentava à mesa? De que brincava? O que lhe metia medo? O que guardou? O que mudou?`,
      simpler: `Pense nisto:

- Como era a casa?
- Quem lá vivia?
- De que brincava?
- De que tem saudades?

Conte em voz alta.`,
    },
    {
      exampleStart: '# Uma página de memórias, por partes',
      shorter: `Comece por «Quando eu tinha (idade)…». Um lugar, duas pessoas, um só dia, um pormenor e o que ficou.`,
      simpler: `Escreva:

1. Quando foi.
2. Onde e com quem.
3. O que aconteceu.
4. O que sentiu.`,
    },
  ],
  'discurso-de-aniversario': [
    {
      exampleStart: '# Palavras para quem faz anos',
      shorter: `Peço-vos um minuto. Quando penso em (quem faz anos), lembro-me disto: (a lembrança). Ficou comigo, e hoje quero agradecer-lhe. Desejo-lhe saúde e alegria. Muitos parabéns!`,
      simpler: `Olá a todos!

Quero falar de (quem faz anos).

Um dia, (o que aconteceu). Nunca me esqueci.

Agradeço-lhe por isso. Muitos parabéns!`,
    },
    {
      exampleStart: '# Um brinde com uma história',
      shorter: `Calhou-me falar. Uma história só: (o que aconteceu, em duas frases). É mesmo assim. Desejo-lhe dias calmos e mesa cheia. Parabéns, e até para o ano!`,
      simpler: `Hoje falo eu!

Lembro-me de (quando). Aconteceu isto: (o quê).

Gosto de si por isso.

Um brinde a (quem faz anos). Parabéns!`,
    },
  ],
  'elogiar-um-servico': [
    {
      exampleStart: 'Venho agradecer o atendimento',
      shorter: `Agradeço o atendimento de (dia), em (serviço): (uma frase). Transmitam-no, por favor, a quem me atendeu.`,
      simpler: `Atenderam-me bem em (serviço), no dia (dia). Explicaram-me tudo. Agradeço.`,
    },
    {
      exampleStart: '**Assunto:** Um agradecimento',
      shorter: `Bom dia. Em (dia) trataram do meu assunto com atenção: (uma frase). Agradeço à equipa. (nome)`,
      simpler: `Bom dia,

Fui a (serviço) e trataram-me bem. Quero agradecer.

(nome)`,
    },
  ],
  'responder-ao-senhorio': [
    {
      exampleStart: '**Assunto:** A sua mensagem de (data)',
      shorter: `**Assunto:** A sua mensagem de (data) sobre a renda

Bom dia. Antes de responder, peço as contas por escrito: como calculou o valor, em que regra se baseia e a partir de que mês conta. Este e-mail não aceita nem recusa nada. (nome)`,
      simpler: `**Assunto:** A renda

Bom dia,

Recebi a sua mensagem sobre a renda. Preciso de a perceber melhor.

Pode escrever-me:

- como fez as contas?
- onde está essa regra?
- a partir de que mês?

Ainda não digo que sim nem que não.

(nome)`,
    },
    {
      exampleStart: '**Assunto:** Podemos falar sobre a renda?',
      shorter: `**Assunto:** Podemos falar sobre a renda?

Boa tarde. Antes de responder à sua mensagem, gostava de falar consigo: em (dia) ou em (dia)? Peço que traga as contas. Este e-mail não aceita nem recusa nada. (nome)`,
      simpler: `**Assunto:** Podemos falar?

Boa tarde,

Recebi a sua mensagem sobre a renda. Quero falar consigo antes de responder.

Pode ser em (dia) ou em (dia)? Traga as contas, por favor.

Ainda não digo que sim nem que não.

(nome)`,
    },
  ],
  'carta-a-aima': [
    {
      exampleStart: '**Assunto:** Pedido de informação, processo',
      shorter: `**Assunto:** Processo n.º (número)

Peço que me digam por escrito em que ponto está (o pedido ou a renovação), se falta algum documento e qual é o próximo passo. (O que se passa, numa frase.) (nome, data e contacto)`,
      simpler: `**Assunto:** Processo n.º (número)

Bom dia,

Chamo-me (nome). Escrevo sobre (o pedido ou a renovação). (O que se passa, numa frase.)

Peço que me digam:

- O processo está a andar?
- Falta algum papel? Qual?
- O que acontece a seguir?

(nome, data e contacto)`,
    },
    {
      exampleStart: '# Para dizer ao balcão',
      shorter: `«Bom dia. Venho por causa de (o pedido ou a renovação), com este número.» Pergunte em que ponto está, se falta algum documento e qual é o próximo passo. Anote o dia e a resposta.`,
      simpler: `Leve um papel com o número do processo e mostre-o.

Diga: «Bom dia. Como está este processo?»

Pergunte: «Falta algum papel? O que faço agora?»

Não percebeu? Diga: «Mais devagar, por favor.»

Escreva o que lhe disseram.`,
    },
  ],
};
