// Over 300 lines because it is content: two versions of each example.
import type { FollowUps } from './follow-up.ts';

/**
 * Prewritten replies to «mais curto» and «mais simples», by recipe id, for use without AI (`follow-up.ts`).
 */
export const citizenship: FollowUps = {
  'carta-servico-publico': [
    {
      exampleStart: '(Nome)',
      shorter: `**Assunto:** (pedido), processo n.º (número)

Exmas. Senhoras e Exmos. Senhores,

Peço (o quê), porque (motivo). Junto (documentos). Agradeço resposta por (e-mail, carta ou telefone).

(nome, contacto e assinatura)`,
      simpler: `**Assunto:** O meu pedido

Bom dia,

Chamo-me (nome). Peço isto: (o quê). Preciso disto porque (razão).

Envio estes papéis: (lista). Falta algum? Digam-me, por favor. Peço resposta por (e-mail, carta ou telefone).

(nome e contacto)`,
    },
    {
      exampleStart: '**Assunto:** Pedido de informação',
      shorter: `**Assunto:** Pedido de informação

Bom dia,

Sobre (assunto), que começou em (data), já entreguei (lista). Qual é o próximo passo, e até quando? Peço resposta por (e-mail, carta ou telefone).

(nome e contacto)`,
      simpler: `**Assunto:** Tenho uma dúvida

Bom dia,

Preciso de ajuda com (assunto). Já entreguei estes papéis: (lista).

O que faço agora? Tenho de ir aí? O que levo? Peço resposta por (e-mail, carta ou telefone).

(nome e contacto)`,
    },
  ],
  'melhorar-o-bairro': [
    {
      exampleStart: '# Proposta para o nosso bairro',
      shorter: `**Problema:** em (local), (uma frase). **Proposta:** (melhoria). **Quem ganha:** (quem). **Primeiro passo:** experimentar um mês. **Nós:** divulgamos e cuidamos.`,
      simpler: `Em (local) há um problema: (qual).

Pedimos isto: (o quê).

É bom para (quem).

Podemos experimentar um mês? Nós ajudamos.`,
    },
    {
      exampleStart: '# Em dois minutos',
      shorter: `«Em (local) há um problema: (uma frase). Pedimos (melhoria). Experimentemos um mês e decidamos depois, com quem lá vive.»`,
      simpler: `«Boa tarde. Vivo ao pé de (local). Ali há um problema: (qual).

Queria que fizessem isto: (o quê).

Podemos experimentar um mês? Podem ir lá ver comigo?»`,
    },
  ],
  'pedido-a-junta': [
    {
      exampleStart: '**Assunto:** Pedido de (o quê)',
      shorter: `**Assunto:** Pedido de (o quê)

Bom dia,

Vivo em (rua) e preciso de (o quê), porque (razão). Que documentos levo, quanto custa e quando fica pronto?

(nome e contacto)`,
      simpler: `Bom dia,

Chamo-me (nome) e vivo nesta freguesia. Preciso de (o quê), porque (razão).

Que papéis levo? Tenho de marcar? Pago alguma coisa?

(nome e telefone)`,
    },
    {
      exampleStart: '# Para dizer ao balcão',
      shorter: `«Bom dia. Preciso de (o quê), porque (razão).» Pergunte que papéis são precisos e quando volta. Confirme o seu nome e anote o combinado.`,
      simpler: `Diga: «Bom dia. Preciso de (o quê), porque (razão).»

Pergunte: «Que papéis faltam? Quando volto?»

Antes de sair, veja se o seu nome está bem escrito.`,
    },
  ],
  reclamacao: [
    {
      exampleStart: '**Assunto:** Reclamação',
      shorter: `**Assunto:** Reclamação

No dia (data), às (hora), em (local), (o que aconteceu). Causou-me (consequência). Tenho (prova). Peço resposta por escrito e que (o que quero).

(nome e contacto)`,
      simpler: `**Assunto:** Quero reclamar

No dia (data) fui a (local). Aconteceu isto: (o quê).

Por causa disso, (consequência). Tenho (recibo ou outra prova).

Peço que (o que quero). Respondam por escrito, por favor.

(nome e contacto)`,
    },
    {
      exampleStart: '# Antes de enviar, confirme',
      shorter: `Dia, hora e sítio? Só factos? Um pedido claro? Uma página? Cópias dos papéis? Então pode enviar.`,
      simpler: `Veja se escreveu:

- quando foi;
- onde foi;
- o que aconteceu;
- o que quer que façam.

Tire as palavras zangadas. Guarde os papéis verdadeiros e envie cópias.`,
    },
  ],
  'livro-de-reclamacoes': [
    {
      exampleStart: 'No dia (data), por volta das (hora), em (local)',
      shorter: `Em (data), às (hora), em (local), (o que aconteceu). Responderam-me (o quê). Tenho (prova). Peço que (o que quero), com resposta por escrito.

*Em papel, no local, ou em livroreclamacoes.pt.*`,
      simpler: `No dia (data), às (hora), em (local), comprei ou pedi (o quê).

Correu mal: (o que aconteceu). Falei com alguém e disseram-me (o quê).

Quero que (o que quero).

*Escreva no livro em papel ou no eletrónico, em livroreclamacoes.pt, que é grátis.*`,
    },
    {
      exampleStart: '# O que fazer, por ordem',
      shorter: `1. Anote dia, hora e factos.
2. Livro em papel ou livroreclamacoes.pt.
3. O que aconteceu, o que tentou, o que pede.
4. Guarde a cópia. No livro eletrónico, a resposta deve chegar em 15 dias úteis.`,
      simpler: `1. Escreva o que aconteceu e guarde o recibo.
2. Peça o livro na loja, ou vá a livroreclamacoes.pt.
3. Conte tudo com calma e diga o que quer.
4. Guarde a cópia.

Não responderam? Peça ajuda a um serviço de apoio ao consumidor.`,
    },
  ],
  'preparar-consulta': [
    {
      exampleStart: '# Perguntas para levar à consulta',
      shorter: `- O que pode ser?
- Quando devo voltar mais cedo?
- Para que serve o tratamento, e como o faço?
- Pode interferir com o que tomo?

*Não é aconselhamento médico. Numa emergência, ligue 112.*`,
      simpler: `Leve um papel com:

- o que sente e desde quando;
- o que toma;
- as suas perguntas.

Pergunte: «O que tenho de fazer em casa?» Repita o que percebeu, para confirmar.

*Não é aconselhamento médico. Numa emergência, ligue 112.*`,
    },
    {
      exampleStart: '# Resumo de uma página',
      shorter: `**Motivo:** ( ) · **Desde:** ( ) · **Melhora / piora:** ( ) · **Tomo:** ( ) · **Preocupa-me:** ( ) · **Quero saber:** ( )`,
      simpler: `Preencha e leve consigo:

- Vou à consulta porque: ( )
- Começou em: ( )
- Tomo todos os dias: ( )
- Quero perguntar: ( )

Se puder, leve alguém consigo.`,
    },
  ],
  'mudar-consulta': [
    {
      exampleStart: '**Assunto:** Pedido de (o quê)',
      shorter: `**Assunto:** Pedido de (o quê)

Bom dia,

Queria (marcar uma consulta / mudar a data / saber se já há vaga / renovar uma receita). Posso em (dia) ou em (dia). Se não houver vaga, há lista de espera?

(nome, n.º de utente e telefone)`,
      simpler: `**Assunto:** Preciso de (o quê)

Bom dia,

Chamo-me (nome). Preciso de (marcar uma consulta / mudar a data / saber se já há vaga / renovar uma receita).

Posso em (dia). Há vaga? Se não houver, como fico a saber quando houver?

(nome, n.º de utente e telefone)`,
    },
    {
      exampleStart: '# Para dizer ao telefone',
      shorter: `«Bom dia, queria (marcar uma consulta / mudar a data / saber se já há vaga / renovar uma receita).» Tenha à mão o número de utente. Pergunte o dia e o que levar. Repita tudo antes de desligar.`,
      simpler: `1. Diga o seu nome.
2. Diga: «Quero marcar uma consulta», «Quero mudar o dia», «Já há vaga?» ou «Quero renovar uma receita».
3. Escreva o dia, a hora e o sítio.
4. Repita: «Então é em (dia), às (hora)?»`,
    },
  ],
  'depois-da-consulta': [
    {
      exampleStart: '# O que ficou da consulta',
      shorter: `**Para já:** ( ) · **Exame:** onde ( ), quando ( ) · **Voltar em:** ( ) · **A perguntar:** ( )

*Não é aconselhamento médico. SNS 24: 808 24 24 24. Numa emergência, ligue 112.*`,
      simpler: `Escreva assim que chegar a casa:

- O que tenho de fazer: ( )
- Quando volto: ( )
- O que não percebi: ( )

*Tem dúvidas sobre a saúde? Ligue para o SNS 24: 808 24 24 24. Numa emergência, ligue 112.*`,
    },
    {
      exampleStart: '# Perguntas para não ficar na dúvida',
      shorter: `O que faço, ao certo? Durante quanto tempo? Que sinais me devem fazer voltar mais cedo? Quem me dá o resultado? A quem telefono?`,
      simpler: `Pergunte:

1. «É isto que tenho de fazer?»
2. «Até quando?»
3. «A quem ligo se tiver uma dúvida?»

Leia as respostas a alguém de confiança.`,
    },
  ],
  'cuidar-em-conjunto': [
    {
      exampleStart: '# Uma semana a várias mãos',
      shorter: `**Segunda** compras · **Terça** almoço · **Quarta** companhia · **Quinta** papéis · **Sexta** passeio · **Fim de semana** visita. Um nome em cada dia, e outro para o caso de falhar. No centro de saúde e na Segurança Social, perguntem que apoios há para quem cuida.`,
      simpler: `Façam uma folha com os dias da semana.

Em cada dia, escrevam uma ajuda e um nome: compras, almoço, companhia, papéis.

E se alguém não puder? Escrevam outro nome ao lado.

Perguntem no centro de saúde e na Segurança Social: «Que ajudas há para quem cuida? Como se pedem?»`,
    },
    {
      exampleStart: '# A primeira conversa em conjunto',
      shorter: `O que quer a pessoa? O que é preciso? O que pode cada um dar? O que fica sem ninguém, para perguntar no centro de saúde e na Segurança Social? Quando voltamos a falar?`,
      simpler: `Juntem-se todos e perguntem primeiro à pessoa: «O que quer?»

Depois façam uma lista do que é preciso. Cada um diz o que pode fazer.

Sobre o que ficar sem ninguém, perguntem no centro de saúde e na Segurança Social.`,
    },
  ],
  'chamar-voluntarios': [
    {
      exampleStart: '# Precisamos de si',
      shorter: `**Precisamos de si.** Tarefas: (quais, e com quem). Tempo: (quanto). Não precisa de experiência. Ganha companhia e histórias para contar. Envie o seu nome e o dia que lhe dá jeito para (contacto).`,
      simpler: `**Venha ajudar!**

As tarefas são estas: (quais, e com quem). Precisamos de (quanto tempo).

Ganha companhia e histórias para contar.

Quer vir? Diga o seu nome e o dia em que pode: (contacto).`,
    },
    {
      exampleStart: '**Tem algum tempo livre?**',
      shorter: `**Tem algum tempo livre?** Procuramos voluntários para um trabalho perto de casa: (quais tarefas, quanto tempo). Ganha (uma coisa verdadeira). Fale connosco: (contacto).`,
      simpler: `**Tem algum tempo livre?**

Procuramos pessoas para ajudar, perto de casa.

As tarefas são estas: (quais). Precisamos de (quanto tempo). O que ganha: (uma coisa verdadeira). Fale connosco: (contacto).`,
    },
  ],
  'planear-atividade': [
    {
      exampleStart: '# Do papel à atividade',
      shorter: `1. Data e local. Quem: ( )
2. Espaço: reservar e perguntar, a quem o gere e à junta de freguesia, que autorizações são precisas. Quem: ( )
3. Divulgar. Quem: ( )
4. Material. Quem: ( )
5. Véspera: ligar a todos. Quem: ( )
6. No dia: receber. Quem: ( )
7. Agradecer. Quem: ( )

**Costuma falhar:** a chave, a extensão elétrica, a água.`,
      simpler: `Escreva um nome ao lado de cada coisa:

- escolher o dia e o sítio;
- perguntar, a quem gere o sítio e à junta de freguesia, se é preciso autorização;
- avisar as pessoas;
- levar o que faz falta;
- arrumar no fim;
- agradecer.

O que costuma falhar: a chave, a extensão elétrica, a água.`,
    },
    {
      exampleStart: '# Lista para não esquecer nada',
      shorter: `**Pessoas, espaço, material, dinheiro, divulgação** e, no fim, **obrigado**. Uma pessoa para cada coisa.`,
      simpler: `Pergunte:

- Quem ajuda?
- O sítio tem sombra, casas de banho e entrada sem degraus?
- O que falta comprar?
- Como avisamos as pessoas?

No fim, diga obrigado a todos.`,
    },
  ],
  'reuniao-de-condominio': [
    {
      exampleStart: '**Assunto:** Assembleia de condóminos',
      shorter: `**Assembleia de condóminos: (data), às (hora), em (local).** 1. Contas: aprovar? 2. (assunto principal): (a pergunta). 3. Próximos passos: quem faz o quê? 4. Outros assuntos. Em anexo, (documentos). Se não puder vir, veja no regulamento como se fazer representar.

(nome e contacto)

*Envie por carta registada, ou em mão com recibo assinado, 10 dias antes (Código Civil, artigo 1432.º).*`,
      simpler: `Caras vizinhas e caros vizinhos,

Vamos reunir em (data), às (hora), em (local).

Vamos decidir:
1. contas: aprovamos?
2. (assunto): (a pergunta);
3. quem faz o quê.

Não pode vir? Pergunte à administração como pode alguém vir por si.

(nome e contacto)

*Avise com 10 dias de antecedência, por carta registada ou em mão com recibo assinado (Código Civil, artigo 1432.º).*`,
    },
    {
      exampleStart: '# Antes, durante e depois',
      shorter: `**Antes:** regulamento e orçamentos. **Durante:** um assunto e uma pessoa de cada vez. **Depois:** ata a todos.`,
      simpler: `Antes, avise todos e envie os papéis.

Na reunião, fale uma pessoa de cada vez. Diga em voz alta o que ficou decidido.

Depois, envie a ata a todos.`,
    },
  ],
  'ata-de-reuniao': [
    {
      exampleStart: '# Ata n.º (número)',
      shorter: `**Ata n.º ( ).** Em (data), em (local), reuniu (quem). **Decidiu-se:** (o quê), com ( ) votos a favor, ( ) contra e ( ) abstenções. **Tarefas:** (quem), (o quê), (até quando). **Adiado:** (o quê). (assinaturas)`,
      simpler: `**Ata**

No dia (data) reunimos em (local). Estiveram: (quem).

Decidimos: (o quê). A favor: ( ). Contra: ( ). Abstenções: ( ).

(Nome) fica de fazer (o quê), até (data).

Ficou para a próxima vez: (o quê).

(assinaturas)`,
    },
    {
      exampleStart: '# Uma boa ata responde a seis perguntas',
      shorter: `Quando e onde? Quem? O que se decidiu? Como se votou? Quem faz o quê? O que fica para depois?`,
      simpler: `Escreva só:

- o dia e o sítio;
- quem esteve;
- o que se decidiu;
- como se votou;
- quem faz o quê;
- o que fica para a próxima vez.

Não escreva as discussões.`,
    },
  ],
};
