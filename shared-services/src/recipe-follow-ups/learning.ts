// Over 300 lines because it is content: two versions of each example.
import type { FollowUps } from './follow-up.ts';

/**
 * Prewritten replies to «mais curto» and «mais simples», by recipe id, for use without AI (`follow-up.ts`).
 */
export const learning: FollowUps = {
  'resumir-documento': [
    {
      exampleStart: '# Um bom resumo, em três pontos',
      shorter: `**O que muda:** (uma frase). **Até quando:** (data). **O que fazer:** (próximo passo).`,
      simpler: `Responda a três perguntas:

1. O que diz o texto?
2. Até quando tenho de fazer alguma coisa?
3. O que faço agora?

Depois veja no texto se as datas estão certas.`,
    },
    {
      exampleStart: '# Modelo de resumo',
      shorter: `(Quem) decidiu (o quê), a partir de (quando), porque (razão). **Falta saber:** (pergunta).`,
      simpler: `Preencha:

- Quem escreveu: ( )
- O que decidiu: ( )
- Quando começa: ( )
- O que não percebi: ( )`,
    },
  ],
  'arrumar-notas': [
    {
      exampleStart: '# Notas arrumadas, em três partes',
      shorter: `**Decidido:** ( )
**A fazer:** (tarefa), (nome), (data)
**A perguntar:** (dúvida), a (quem)`,
      simpler: `Divida as notas em três montes:

1. o que já está decidido;
2. o que alguém tem de fazer;
3. o que ainda não sabemos.

O que sobrar, guarde à parte.`,
    },
    {
      exampleStart: '# Mensagem para quem faltou',
      shorter: `Olá! Decidimos (o quê). Falta decidir (o quê), em (data). Quem pode ajudar com (tarefa)?

(nome)`,
      simpler: `Olá!

Não pôde estar, mas conto-lhe o essencial:

- Combinámos isto: (o quê).
- Ainda falta isto: (o quê).

Pode ajudar? Diga-me.
(nome)`,
    },
  ],
  'perceber-carta': [
    {
      exampleStart: '# Como ler um documento difícil',
      shorter: `1. Quem escreve?
2. O que pede?
3. Até quando?
4. E se não fizer nada?
5. A quem pergunto?`,
      simpler: `Leia a carta devagar e procure:

- o nome de quem a enviou;
- o que tem de fazer;
- o último dia para o fazer;
- um número de telefone.

Não percebe? Ligue e pergunte antes desse dia.`,
    },
    {
      exampleStart: '# Perguntas para levar ao balcão',
      shorter: `- O que entrego, ao certo?
- Até que dia?
- Internet, correio ou balcão?
- E se me atrasar?
- Há ajuda gratuita?`,
      simpler: `Leve a carta e pergunte:

1. «O que tenho de trazer?»
2. «Até que dia?»
3. «Pode escrever-me isso num papel?»

Antes de sair, anote o nome de quem estava ao balcão.`,
    },
  ],
  'carta-das-financas': [
    {
      exampleStart: '# A carta em palavras simples',
      shorter: `**Notificado:** foi avisado. **Proceder ao pagamento:** pagar. **Elementos em falta:** papéis que ainda não têm. **Indeferimento:** recusa.

Confirme o valor e o prazo com o serviço.`,
      simpler: `A carta quer dar-lhe um aviso. Pode dizer:

- que tem de pagar;
- que tem de entregar papéis.

Se um SMS lhe pedir pressa, desconfie. Procure na carta o valor e o dia, e confirme-os com o serviço antes de pagar.`,
    },
    {
      exampleStart: '# Cinco perguntas para fazer ao serviço',
      shorter: `Tenho de fazer alguma coisa? Até quando? De onde vem o valor? Como digo que não concordo, e até quando? Posso pagar aos poucos?`,
      simpler: `Vá ao balcão com a carta e pergunte:

1. «Tenho de fazer alguma coisa?»
2. «Qual é o último dia?»
3. «Porque é este valor?»
4. «Se não concordar, o que faço, e até quando?»

Peça a resposta num papel.`,
    },
  ],
  'explicar-tema': [
    {
      exampleStart: '# O corpo é uma cozinha',
      shorter: `O corpo é uma cozinha e as defesas são os cozinheiros. A vacina é um retrato do intruso: mostra-o sem estragar a sopa. Quando o intruso chega, já o conhecem. Porque é que o retrato ajuda?`,
      simpler: `O corpo é como uma cozinha. As defesas são os cozinheiros.

A vacina mostra-lhes o retrato do intruso. Eles treinam.

Um dia, o intruso vem. Os cozinheiros já sabem o que fazer.

Para que serviu o retrato?`,
    },
    {
      exampleStart: '# Modelo para explicar qualquer tema',
      shorter: `«Imagine (situação). **Entra** (o quê), **acontece** (o quê), **sai** (o quê). Com (tema) é igual, só que não vemos o meio.»`,
      simpler: `Diga assim:

1. «Primeiro, há isto: (o quê).»
2. «Depois, acontece isto: (o quê).»
3. «No fim, fica isto: (o quê).»

Onde não souber o que dizer, pergunte.`,
    },
  ],
  'plano-de-estudo': [
    {
      exampleStart: '# Plano de estudo para uma semana',
      shorter: `**1:** lista de temas. **2 e 3:** o mais difícil. **4:** dois médios. **5:** erros. **6:** teste de treino. **7:** revisão leve.

Trabalhe 25 minutos, descanse 5.`,
      simpler: `- Dia 1: veja o que não sabe.
- Dias 2 e 3: estude o mais difícil.
- Dias 4 e 5: faça exercícios e corrija os erros.
- Dia 6: faça um teste a fingir.
- Dia 7: reveja e descanse.

Estude um bocadinho e descanse outro.`,
    },
    {
      exampleStart: '# Um plano que se aguenta',
      shorter: `Escreva o que já sabe. Cada dia: um tema, três exercícios, um erro, uma pausa. De três em três dias, reveja. Na véspera, só revisão.`,
      simpler: `1. Escreva o que sabe, sem olhar para o livro.
2. Estude um pouco todos os dias, com uma pausa a meio.
3. Explique a alguém o que aprendeu.
4. Na véspera do teste, reveja e durma bem.`,
    },
  ],
  'perguntas-de-treino': [
    {
      exampleStart: '# Treino sem IA: cinco perguntas',
      shorter: `1. Qual é a ideia principal?
2. Um exemplo meu?
3. E se fosse ao contrário?
4. O que confunde?
5. Que pergunta faria eu?`,
      simpler: `Feche o livro e responda:

- De que fala isto?
- Sei dar um exemplo?
- E se fosse ao contrário?
- O que é mais difícil?
- Que pergunta fazia eu?

Abra o livro e veja o que faltou.`,
    },
    {
      exampleStart: '# Cartões para treinar em casa',
      shorter: `Dez papéis, pergunta de um lado e resposta do outro: três «o que é», três «porque», dois «qual a diferença», dois «e se». Repita os que falhar.`,
      simpler: `Corte papéis. De um lado escreva a pergunta, do outro a resposta.

Baralhe e responda. Se errar, o papel volta ao monte. Se acertar duas vezes, o papel sai.`,
    },
  ],
  'trabalho-da-escola': [
    {
      exampleStart: '# Do tema ao plano, em cinco passos',
      shorter: `1. O que já sei.
2. Três perguntas.
3. Três sítios para procurar.
4. De onde vem cada coisa.
5. Três partes: o que é, o que descobri, o que penso.

O que é que os seus colegas ainda não sabem? Quem podia entrevistar? Que imagem explicava o mais difícil?`,
      simpler: `1. Escreva o que já sabe.
2. Escolha uma pergunta.
3. Procure no manual e na biblioteca, e pergunte a uma pessoa que saiba do assunto.
4. Escreva onde encontrou cada coisa.
5. Conte o que descobriu, por palavras suas.

O que é que os seus colegas ainda não sabem? Quem podia entrevistar? Que imagem explicava o mais difícil?`,
    },
    {
      exampleStart: '# Quem faz o quê, e quando',
      shorter: `**1:** ler e escolher. **2:** procurar. **3:** juntar. **4:** escrever. **5:** corrigir. **Véspera:** treinar. Um nome em cada passo.

Estão lá todos os nomes? E as fontes? Se a IA ajudou, está dito em quê?`,
      simpler: `Primeiro, leiam o enunciado em conjunto.

Depois, cada pessoa procura uma parte. Juntem tudo, escrevam e corrijam.

No fim, perguntem: estão lá os nomes de todos? Dissemos onde procurámos? Se a IA ajudou, dissemos em quê?`,
    },
  ],
  'praticar-conversa': [
    {
      exampleStart: '# Guião para uma primeira conversa',
      shorter: `Na língua que está a aprender: «Bom dia!» · «Queria…, por favor.» · «Pode repetir?» · «Então é…» · «Obrigado (ou obrigada)!» Repita e mude uma coisa de cada vez.`,
      simpler: `Diga em voz alta, na língua que está a aprender:

1. «Bom dia.»
2. «Queria isto, por favor.»
3. «Não percebi. Outra vez?»
4. «Obrigado!» ou «Obrigada!»

Repita três vezes.`,
    },
    {
      exampleStart: '# Dez minutos por dia',
      shorter: `Dois minutos a ler, três a fazer frases, três a imaginar um pedido ao balcão e dois a anotar o que lhe faltou.`,
      simpler: `Todos os dias:

- leia um bocadinho em voz alta;
- aprenda três palavras;
- faça uma frase com cada uma.

Pode errar. É assim que se aprende.`,
    },
  ],
  'traduzir-com-tom': [
    {
      exampleStart: '# Como escolher o tom',
      shorter: `**Serviço:** cumprimento e «por favor». **Professor ou médico:** título e tratamento certo. **Amigo:** nome e frase curta.`,
      simpler: `Com quem não conhece, diga «bom dia» e «por favor».

Com um amigo, fale como costuma falar.

Escreva primeiro uma frase fácil. Traduza-a depois.`,
    },
    {
      exampleStart: '# Antes de confiar numa tradução',
      shorter: `Traduza de volta. Desconfie das expressões. Veja o tratamento. Confirme números, datas e nomes. Leia em voz alta.`,
      simpler: `1. Traduza outra vez para português. Diz o mesmo?
2. Veja os números e os nomes.
3. Se parecer estranho, escreva uma frase mais fácil.`,
    },
  ],
  'frases-para-o-balcao': [
    {
      exampleStart: '# Dez frases que abrem portas',
      shorter: `1. Podia ajudar-me, por favor?
2. Pode falar mais devagar?
3. Pode ajudar-me com este papel?
4. Pode escrever isso?
5. Quando devo voltar?`,
      simpler: `As outras frases ficam para depois. Aprenda primeiro estas três:

- «Bom dia. Preciso de ajuda.»
- «Mais devagar, por favor.»
- «Pode escrever?»`,
    },
    {
      exampleStart: '# Uma conversa do princípio ao fim',
      shorter: `- **Eu:** Bom dia. Preciso de (assunto).
- **Ao balcão:** Traga (documento).
- **Eu:** Pode escrever, por favor?
- **Ao balcão:** Claro.
- **Eu:** Até que horas estão abertos?`,
      simpler: `- **Eu:** Bom dia.
- **Ao balcão:** Bom dia.
- **Eu:** Preciso disto: (assunto).
- **Ao balcão:** Traga este papel.
- **Eu:** Está bem. Obrigado (ou obrigada).`,
    },
  ],
  'corrigir-o-meu-texto': [
    {
      exampleStart: '# Seis coisas para rever',
      shorter: `«Há» ou «à»? Vírgula a mais? Frase longa? Palavra repetida? «Tu» ou «a senhora», sempre igual? Está lá o pedido?`,
      simpler: `Antes de enviar:

1. Leia em voz alta.
2. Corte as frases grandes em duas.
3. Tire as palavras repetidas.
4. Veja se o pedido está logo no princípio.`,
    },
    {
      exampleStart: '# Como aprender com uma correção',
      shorter: `Compare linha a linha. Separe o erro do gosto. Guarde os três erros que repete. Escreva outra vez, sem olhar.`,
      simpler: `Veja o que mudou e pergunte porquê.

Escreva num papel os erros que faz mais vezes.

Se a correção mudou o que queria dizer, não a use.`,
    },
  ],
};
