// Over 300 lines because it is content: two versions of each example.
import type { FollowUps } from './follow-up.ts';

/**
 * Prewritten replies to «mais curto» and «mais simples», by recipe id, for use without AI (`follow-up.ts`).
 */
export const writing: FollowUps = {
  brainstorm: [
    {
      exampleStart: '# Cinco pontos de partida',
      shorter: `1. **Aprender uns com os outros**, em vinte minutos. *Primeiro passo:* listar quem convidar.
2. **Melhorar o que já há**, sem comprar nada. *Primeiro passo:* fotografar.
3. **Fazer em conjunto**, em tarefas de uma hora. *Primeiro passo:* escrevê-las.
4. **Contar uma história** da terra. *Primeiro passo:* pedir duas memórias.
5. **Começar em pequeno**, num só dia. *Primeiro passo:* marcar a data.

Por qual começava?`,
      simpler: `Pode começar por uma destas coisas:

- Peça a alguém que mostre o que sabe fazer.
- Arranje uma coisa velha em vez de comprar outra.
- Divida o trabalho: cada pessoa faz um bocadinho.
- Peça às pessoas que contem uma memória.
- Experimente um dia e veja se corre bem.

Qual lhe parece mais fácil?`,
    },
    {
      exampleStart: '# Ideias em três tamanhos',
      shorter: `- **Já esta semana:** uma caixa de sugestões (arranje a caixa), ou uma troca de coisas (escolha o sítio).
- **Com calma:** uma tarde de jogos (junte três pessoas), ou um percurso com cinco paragens (escolha-as).
- **Mais alto:** um encontro todos os meses (marque o primeiro).

Escolha a que dá mais vontade e menos trabalho.`,
      simpler: `**Fácil:** uma caixa para ideias (arranje a caixa), ou uma troca de coisas (escolha o sítio).

**Médio:** uma tarde de jogos (chame três pessoas), ou um passeio com cinco paragens (escolha-as).

**Difícil:** um encontro por mês (marque o primeiro).

Comece pelo fácil. Se correr bem, passe ao seguinte.`,
    },
  ],
  'fim-de-semana': [
    {
      exampleStart: '# Um dia tranquilo',
      shorter: `**Manhã:** passeio a pé e lanche de casa.
**Tarde:** museu, biblioteca ou mercado.
**Noite:** jantar feito a várias mãos.
**Chuva:** biblioteca, jogos de mesa, sopa e filme.

*Confirme os horários antes de sair.*`,
      simpler: `1. De manhã, vão a pé até um jardim. Levem lanche.
2. À tarde, vão ver um museu ou um mercado.
3. À noite, façam o jantar em conjunto.

Se chover, fiquem em casa a jogar. Antes de sair, vejam se os sítios estão abertos.`,
    },
    {
      exampleStart: '# Programa com três paragens',
      shorter: `1. **Descobrir:** uma rua que ninguém conheça.
2. **Provar:** um petisco para cada pessoa, e todos provam.
3. **Criar:** um mapa do dia, com o que apanharam.

Com chuva, o mesmo, num espaço coberto.

*Confirme os horários antes de sair.*`,
      simpler: `De manhã, passeiem por um sítio novo. Perguntem às pessoas o que há de bonito.

Ao almoço, comprem coisas diferentes e dividam. Ou levem comida de casa.

À tarde, desenhem o que viram.

Se chover, façam o mesmo num sítio coberto. Antes de sair, vejam se os sítios estão abertos.`,
    },
  ],
  'ideias-para-presente': [
    {
      exampleStart: '# Cinco presentes que não se compram',
      shorter: `1. **Um vale de tempo**, para quem gosta de companhia. *Prepare:* um cartão com três sugestões.
2. **Um caderno de receitas**, para quem gosta da família à mesa. *Prepare:* uma receita de cada pessoa.
3. **Uma coisa antiga arranjada**, para quem guarda histórias. *Prepare:* descubra se a pessoa a quer de volta.
4. **Uma planta tirada da sua**, para quem gosta de ver crescer. *Prepare:* um papel com a luz e a água.
5. **Uma caixa de memórias**, para quem gosta de recordar. *Prepare:* dez papéis.`,
      simpler: `Não precisa de gastar dinheiro. Pode dar:

- o seu tempo, a quem gosta de companhia: escreva num cartão «Uma tarde por mês é para si»;
- receitas da família, a quem gosta de cozinhar: peça uma a cada pessoa;
- uma coisa antiga, a quem gosta do que tem história: arranje-a;
- uma planta, a quem gosta de ver crescer: escreva quanta água leva;
- boas memórias, a quem gosta de recordar: escreva dez papelinhos.`,
    },
    {
      exampleStart: '# Três perguntas antes de escolher',
      shorter: `- O que faz a pessoa quando ninguém lhe pede nada?
- De que se queixa todas as semanas?
- Com quem gosta de estar?

Procure o que se repete, e junte um cartão escrito à mão.`,
      simpler: `Pense na pessoa:

1. De que gosta?
2. O que a cansa?
3. De quem gosta?

Depois escolha uma coisa que a ajude ou a alegre. O seu tempo também é um presente.`,
    },
  ],
  'escolher-nome': [
    {
      exampleStart: '# Dez nomes que fazem pensar',
      shorter: `**Lado a Lado**, **Mais Um**, **Roda Aberta**, **Banco de Jardim**, **Até Já**: cinco nomes que lembram pessoas juntas. Confirme se já existem.`,
      simpler: `Gostei mais destes três:

- **Mais Um:** há lugar para todos.
- **Lado a Lado:** vamos juntos.
- **Até Já:** voltamos sempre.

Diga-os em voz alta. Veja se já existem.`,
    },
    {
      exampleStart: '# Nove nomes, com três ideias',
      shorter: `Natureza: **Folha Nova** ou **Sombra Boa**. Aprender: **Página Seguinte**. A nossa terra: **Largo da Fonte** ou **Cá da Rua**. Confirme se já existem.`,
      simpler: `Três nomes fáceis de dizer:

- **Folha Nova:** a natureza.
- **Luz Acesa:** o gosto de ler.
- **Cá da Rua:** a nossa terra.

Veja se já existem.`,
    },
  ],
  'email-reuniao': [
    {
      exampleStart: '**Assunto:** Proposta de reunião',
      shorter: `**Assunto:** Proposta de reunião

Bom dia,

Podemos reunir sobre (assunto), durante (duração), (como), em (dia), às (hora), ou em (dia), às (hora)? Peço confirmação.

Com os melhores cumprimentos,
(nome)`,
      simpler: `**Assunto:** Reunião

Bom dia,

Queria marcar uma reunião de (duração), (como), sobre (assunto). Pode ser em (dia), às (hora), ou em (dia), às (hora)?

Se nenhum dos dois der jeito, combinamos outro dia. Fico à espera da resposta.

Agradeço a atenção,
(nome)`,
    },
    {
      exampleStart: '**Assunto:** Podemos falar esta semana?',
      shorter: `**Assunto:** Falamos esta semana?

Olá,

Queria combinar o que falta e quem trata de quê, em (duração), (como). Pode ser em (dia) às (hora), ou em (dia) às (hora)? Peço confirmação.

Até breve,
(nome)`,
      simpler: `**Assunto:** Uma conversa

Olá,

Vamos falar sobre (assunto), durante (duração), (como)? Quero saber o que já está feito e o que falta fazer.

Posso em (dia), às (hora), ou em (dia), às (hora). Qual dá mais jeito?

(nome)`,
    },
  ],
  'email-professor': [
    {
      exampleStart: '**Assunto:** Pedido de conversa sobre',
      shorter: `**Assunto:** (nome do aluno), turma (turma)

Bom dia,

Em (data) surgiu uma situação de que gostava de lhe falar. Podemos conversar, no horário que lhe der jeito?

Agradeço a atenção. Com os melhores cumprimentos,
(nome)`,
      simpler: `**Assunto:** Sobre (nome do aluno)

Bom dia,

Sou (mãe, pai, avó…) de (nome do aluno). Aconteceu uma coisa em (data) e gostava de falar consigo.

Quando pode? Vou à escola ou atendo o telefone.

Agradeço a atenção,
(nome)`,
    },
    {
      exampleStart: '**Assunto:** Uma informação breve',
      shorter: `**Assunto:** Informação

Boa tarde,

Informo que (o que aconteceu, e o dia). Se precisar de mais alguma coisa, diga-me.

Agradeço a atenção,
(nome)`,
      simpler: `**Assunto:** Quero avisar

Boa tarde,

Em (dia) aconteceu isto: (o que aconteceu). Quero que saiba.

Precisa de algum papel? Eu envio.

Agradeço a atenção,
(nome)`,
    },
  ],
  'email-reparacao': [
    {
      exampleStart: '**Assunto:** Pedido de reparação',
      shorter: `**Assunto:** Pedido de reparação

Bom dia,

Desde (data) há um problema em (local). (Se juntar fotografias, diga-o.) Diga-me, por favor, até (data), quem vem e quando.

Com os melhores cumprimentos,
(nome)`,
      simpler: `**Assunto:** Uma coisa para arranjar

Bom dia,

Há uma coisa para arranjar: (o quê). Começou em (data). (Se enviar fotografias, diga-o.)

Quem vem arranjar? Em que dia e a que horas? Eu abro a porta.

(nome)`,
    },
    {
      exampleStart: '**Assunto:** Situação por resolver',
      shorter: `**Assunto:** Situação por resolver

Boa tarde,

Desde (data), (o que se passa). Já (o que fiz). Quando pode ficar resolvido?

Agradeço a ajuda,
(nome e contacto)`,
      simpler: `**Assunto:** Preciso de ajuda

Boa tarde,

Tenho um problema: (o quê). Começou em (data). Já tentei (o quê) e não resultou.

Pode ajudar-me? Quando?

(nome e telefone)`,
    },
  ],
  'email-cancelar': [
    {
      exampleStart: '**Assunto:** Pedido de cancelamento',
      shorter: `**Assunto:** Cancelamento, cliente n.º (número)

Bom dia,

Peço o cancelamento do serviço a partir de (data). Confirmem por escrito a data, o que falta pagar e o que tenho de devolver. Não pretendo outra oferta.

(nome e contacto)`,
      simpler: `**Assunto:** Quero cancelar

Bom dia,

O meu número de cliente é (número). Quero deixar o serviço em (data).

Digam-me por escrito:
- quando acaba;
- se devo alguma coisa;
- o que tenho de devolver.

(nome e telefone)`,
    },
    {
      exampleStart: '# Antes de carregar em «enviar»',
      shorter: `- Veja no contrato quando acaba.
- Veja por onde aceitam o pedido.
- Peça só o cancelamento, com a data.
- Peça confirmação por escrito.
- Confira a fatura seguinte.`,
      simpler: `1. Procure no contrato até quando tem de ficar.
2. Escreva: «Quero cancelar em (data).»
3. Não explique muito.
4. Guarde a resposta.
5. No mês seguinte, veja se não lhe cobraram mais nada.`,
    },
  ],
  'publicacao-evento': [
    {
      exampleStart: '**Há encontro marcado! 🎉**',
      shorter: `**Há encontro marcado! 🎉** 📅 (data e hora) 📍 (local) 💛 (entrada livre ou preço). Traga a família e os vizinhos!`,
      simpler: `**Venha ter connosco!**

É em (data), às (hora), em (local). (Diga se é grátis.)

Pode trazer a família e os amigos. Se quiser ajudar, diga-nos.`,
    },
    {
      exampleStart: '**Guarde esta data: (data).**',
      shorter: `**(data), (local), a partir das (hora).** (Com ou sem inscrição.) (O que há para as crianças.) Passe a palavra!`,
      simpler: `**Venha em (data).**

É em (local) e começa às (hora). (Diga se é preciso inscrição.)

(Diga o que há para as crianças.) Precisa de entrar sem degraus? Diga-nos antes. Contamos consigo!`,
    },
  ],
  'verificar-antes-de-partilhar': [
    {
      exampleStart: '# Cinco perguntas antes de carregar',
      shorter: `Quem o diz? (Veja no princípio e no fim.) Como o sabe? (Procure a fonte pelo nome, sem carregar nas ligações.) Quer assustar-me? (Veja o título e a imagem.) Quem mais o diz? (Procure num motor de busca.) O que perco se esperar? (Pergunte a alguém em quem confia.) **Na dúvida, não partilhe.**`,
      simpler: `Antes de enviar a outras pessoas, pergunte:

- Quem escreveu? Veja no princípio e no fim.
- Como sabe? Procure o nome de quem o disse, sem carregar nas ligações.
- Mete medo ou raiva? Espere um dia.
- Outros dizem o mesmo? Procure na Internet.
- O que perco se esperar? Pergunte a alguém em quem confia.

Não tem a certeza? Não envie.`,
    },
    {
      exampleStart: '# Sinais de alerta',
      shorter: `**Desconfie de** pressa, prémios, curas fáceis, pedidos de dados, imagens estranhas e textos sem autor nem data. Pare e confirme pelo contacto que já conhece.`,
      simpler: `Cuidado se a mensagem:

- diz para ser depressa;
- promete dinheiro ou curas;
- pede códigos ou palavras-passe.

Não responda. Fale com alguém em quem confia.`,
    },
  ],
  'responder-comentario': [
    {
      exampleStart: '**Quando a pessoa tem razão**',
      shorter: `**Tem razão:** «Obrigado por nos dizer. Para a próxima, (o que muda).»

**Tem uma dúvida:** «É em (dia), às (hora), em (local).»`,
      simpler: `**Se a pessoa tem razão:** «Obrigado. Foi erro nosso. Vamos fazer assim: (o quê).»

**Se a pessoa pergunta:** «É no dia (dia), às (hora), em (local).»

Escreva só o que for verdade.`,
    },
    {
      exampleStart: '# Responder, ou deixar estar?',
      shorter: `Pergunta? Responda com o facto. Queixa com exemplo? Diga o que vai fazer. Só irritação? Uma frase chega. Insultos? Não responda e denuncie.`,
      simpler: `- A pessoa fez uma pergunta? Responda.
- Fez uma queixa? Peça desculpa e diga o que vai mudar.
- Só está zangada? Responda com poucas palavras, e simpáticas.
- Insultou? Não responda.`,
    },
  ],
  'aviso-aos-vizinhos': [
    {
      exampleStart: '# Aviso',
      shorter: `**(O que muda)**, em (local), no dia (data), das (hora) às (hora). (O que fazer.) Dúvidas: (contacto).`,
      simpler: `**Atenção!**

Vai haver (o quê), em (local).

É no dia (data). Começa às (hora) e acaba às (hora).

Antes, faça isto: (o quê). Dúvidas? Ligue para (contacto).`,
    },
    {
      exampleStart: '**Procuramos a sua ajuda**',
      shorter: `**Desapareceu (quem ou o quê)**, em (local), a (data). É (sinal que ninguém confunda). Se o vir, ligue: **(contacto)**.`,
      simpler: `**Ajude-nos!**

Perdemos (quem ou o quê) no dia (data), em (local).

É assim: (cor e tamanho).

Viu? Não corra. Ligue para (contacto).`,
    },
  ],
};
