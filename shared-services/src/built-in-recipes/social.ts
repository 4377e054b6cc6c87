import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about social media and public notices: prompts with [placeholders], and the
 * answers shown without AI.
 */
export const social: BuiltInRecipe[] = [
  {
    id: 'publicacao-evento',
    categoryId: 'redes-sociais',
    title: 'Divulgar um Evento',
    icon_name: 'megaphone',
    parts: [
      { kind: 'role', text: 'Age como alguém que divulga o que se faz na sua terra.' },
      { kind: 'task', text: 'Escreve uma publicação para [rede] a divulgar [evento].' },
      { kind: 'context', text: 'Quem organiza: [organizador].' },
      {
        kind: 'format',
        text: 'Usa um tom [tom] e no máximo [tamanho]. Termina com um convite à participação.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Deixa a data e o local por preencher e não inventes convidados nem ofertas.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'rede',
        label: 'Onde vai publicar',
        options: ['uma rede social', 'um grupo de mensagens do bairro', 'a página da associação'],
      },
      {
        key: 'evento',
        label: 'Evento',
        options: [
          'uma festa de bairro',
          'uma recolha de alimentos',
          'um torneio amigável',
          'uma tarde de leitura',
        ],
      },
      {
        key: 'organizador',
        label: 'Quem organiza',
        options: ['um grupo de moradores', 'uma associação', 'uma escola'],
      },
      { key: 'tom', label: 'Tom', options: ['alegre', 'sério', 'caloroso'] },
      { key: 'tamanho', label: 'Tamanho', options: ['60 palavras', '30 palavras', '120 palavras'] },
    ],
    advanced_tips: [
      'Peça também uma descrição da imagem (texto alternativo), para quem não vê e usa um programa que lê o ecrã em voz alta.',
      'Peça duas versões e pergunte a alguém do público qual prefere.',
    ],
    fallback_outputs: [
      `**Há encontro marcado! 🎉**

Traga a família, os vizinhos e boa disposição. Preparámos umas horas para estar em conjunto, conhecer pessoas novas e fazer alguma coisa boa pela nossa terra.

📅 (data e hora)
📍 (local)
💛 (entrada livre ou preço)

Quer ajudar na organização? Deixe um comentário ou envie-nos uma mensagem. Contamos consigo!

*Texto alternativo da imagem: grupo de pessoas de várias idades à volta de uma mesa, ao ar livre.*`,
      `**Guarde esta data: (data).**

Vamos juntar-nos em (local), a partir das (hora). (Diga se é preciso inscrição.)

Se vier com crianças, (o que há para elas). Se precisar de acesso sem degraus, diga-nos antes.

Passe a palavra a quem possa gostar. Até lá!`,
    ],
  },
  {
    id: 'verificar-antes-de-partilhar',
    categoryId: 'redes-sociais',
    title: 'Verificar Antes de Partilhar',
    icon_name: 'shield-check',
    parts: [
      { kind: 'role', text: 'Age como alguém que ensina a confirmar notícias, sem fazer de juiz.' },
      { kind: 'context', text: 'Recebi [conteudo] que diz: «[afirmacao]».' },
      {
        kind: 'task',
        text: 'Faz-me uma lista de [quantidade] perguntas para eu perceber se o que recebi é de confiança.',
      },
      {
        kind: 'format',
        text: 'Escreve para [leitor] e diz, em cada pergunta, onde posso procurar a resposta.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não digas se é verdade ou mentira nem inventes fontes: ajuda-me a ser eu a verificar.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'conteudo',
        label: 'O que recebi',
        options: [
          'uma mensagem reencaminhada',
          'um vídeo',
          'uma imagem com uma frase',
          'uma notícia sem autor',
        ],
      },
      {
        key: 'afirmacao',
        label: 'O que diz',
        options: [
          'Partilhe já, antes que apaguem',
          'Um alimento comum cura todas as constipações',
          'Ganhou um prémio, basta confirmar os seus dados',
        ],
      },
      { key: 'quantidade', label: 'Quantas perguntas', options: ['cinco', 'três', 'sete'] },
      {
        key: 'leitor',
        label: 'Explicadas para',
        options: ['quem usa pouco a Internet', 'um grupo de jovens', 'a minha família'],
      },
    ],
    advanced_tips: [
      'A IA não decide o que é verdade e pode inventar fontes. Use-a para fazer perguntas e procure as respostas em fontes que conhece.',
      'Procure a mesma notícia, com autor e data, em dois meios de comunicação.',
    ],
    fallback_outputs: [
      `# Cinco perguntas antes de carregar em «partilhar»

1. **Quem o diz?** Há um autor, uma data e uma página que eu possa visitar? *Procure no princípio e no fim.*
2. **Como o sabe?** Mostra uma fonte que eu possa abrir ou fala apenas de «especialistas»? *Procure a fonte pelo nome, sem carregar nas ligações que recebeu.*
3. **O que quer que eu sinta?** Raiva, medo e pressa são os truques mais comuns. *Procure no título, na imagem e na última frase.*
4. **Quem mais o diz?** Há outras notícias com as mesmas palavras? *Procure-as num motor de busca.*
5. **O que perco se esperar?** Quase nunca se perde nada por verificar amanhã. *Pergunte a alguém em quem confia.*

Na dúvida, não partilhe. E se já partilhou, pode corrigir: «Afinal isto não se confirma.» Fica-lhe bem.`,
      `# Sinais de alerta

- Pede que aja **já** ou diz que «vão apagar isto».
- Promete **dinheiro, prémios ou curas** fáceis.
- Pede **dados pessoais**, códigos ou um toque numa ligação.
- A imagem é estranha nas mãos, nas letras ou nas sombras, ou já foi usada noutro contexto.
- Não tem **autor nem data**.

**O que fazer:** pare, respire, procure a origem e fale com alguém em quem confia. Se envolver dinheiro ou palavras-passe, não responda e contacte a instituição pelo número que já conhece, nunca pelo que vem na mensagem.`,
    ],
  },
  {
    id: 'responder-comentario',
    categoryId: 'redes-sociais',
    title: 'Responder a um Comentário',
    icon_name: 'message-circle',
    parts: [
      { kind: 'role', text: 'Age como alguém que responde em público com calma e boa educação.' },
      {
        kind: 'context',
        text: 'Publicámos [publicacao] e recebemos este comentário: «[comentario]»',
      },
      { kind: 'task', text: 'Escreve uma resposta que [objetivo].' },
      { kind: 'format', text: 'Usa um tom [tom] e no máximo [tamanho].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não repitas insultos nem inventes explicações ou promessas: deixa por preencher o que só nós sabemos.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'publicacao',
        label: 'O que publicámos',
        options: ['o cartaz de uma festa', 'um aviso de obras', 'o programa de um passeio'],
      },
      {
        key: 'comentario',
        label: 'Comentário (pode colar o seu)',
        options: [
          'Ninguém avisou os moradores, é sempre a mesma coisa.',
          'A que horas é? Não encontro isso em lado nenhum.',
          'Só fazem estas coisas para se mostrarem.',
        ],
      },
      {
        key: 'objetivo',
        label: 'Quero que a resposta',
        options: [
          'explique o que se passa',
          'peça desculpa e diga o que vamos fazer',
          'encerre a discussão com respeito',
        ],
      },
      { key: 'tom', label: 'Tom', options: ['simpático', 'sério', 'bem-disposto'] },
      { key: 'tamanho', label: 'Tamanho', options: ['40 palavras', '80 palavras', '20 palavras'] },
    ],
    advanced_tips: [
      'Antes de responder, espere dez minutos e pergunte à IA: «O que é que esta pessoa quer mesmo saber?»',
      'Não copie para a IA o nome nem a fotografia de quem comentou. As palavras chegam.',
    ],
    fallback_outputs: [
      `**Quando a pessoa tem razão**

Bom dia, e obrigado por nos dizer. Tem razão: devíamos ter avisado mais cedo e por mais meios. Para a próxima, vamos (o que muda). Se ficou com alguma dificuldade por causa disto, envie-nos uma mensagem e vemos como ajudar.

**Quando é só uma dúvida**

Boa pergunta! É em (dia), às (hora), em (local). Já acrescentámos a informação à publicação, para mais ninguém ter de procurar.

*Escolha uma, preencha os parênteses e corte o que não for verdade no seu caso.*`,
      `# Responder, ou deixar estar?

- **Há uma pergunta?** Responda com o facto e agradeça.
- **Há uma queixa com um exemplo?** Diga o que percebeu, o que vai fazer e quando.
- **Há só irritação?** Uma resposta curta chega: «Compreendemos o desagrado. Estamos disponíveis para conversar em (contacto).»
- **Há insultos ou ameaças?** Não responda. Guarde uma cópia e use a opção de denunciar da própria rede.

Uma boa resposta percebe-se mesmo sem conhecer a história. Escreva para quem passa e a lê, e não para ganhar a discussão.`,
    ],
  },
  {
    id: 'aviso-aos-vizinhos',
    categoryId: 'redes-sociais',
    title: 'Aviso aos Vizinhos',
    icon_name: 'map-pin',
    parts: [
      { kind: 'role', text: 'Age como alguém do bairro, que avisa a tempo e sem alarme.' },
      { kind: 'context', text: 'O aviso é sobre [assunto] e vai ser lido [onde].' },
      { kind: 'task', text: 'Escreve um aviso [tom] para [leitores].' },
      {
        kind: 'format',
        text: 'Diz primeiro o que se passa, depois quando e o que cada pessoa deve fazer. Não passes de [tamanho].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Deixa por preencher a data, a hora e o contacto, e não inventes causas.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'assunto',
        label: 'Assunto',
        options: ['um corte de água', 'obras na rua', 'um gato perdido', 'a recolha de móveis velhos'],
      },
      {
        key: 'onde',
        label: 'Onde se lê',
        options: ['num papel à entrada do prédio', 'num grupo de mensagens', 'na página da junta'],
      },
      { key: 'tom', label: 'Tom', options: ['simples', 'formal', 'simpático'] },
      {
        key: 'leitores',
        label: 'Para quem',
        options: ['os moradores', 'quem passa pela rua', 'as famílias do bairro'],
      },
      { key: 'tamanho', label: 'Tamanho', options: ['60 palavras', '30 palavras', '100 palavras'] },
    ],
    advanced_tips: [
      'Peça uma segunda versão com frases de dez palavras no máximo: lê-se melhor e traduz-se melhor.',
      'Num papel afixado, não ponha a sua morada. Um telefone chega.',
    ],
    fallback_outputs: [
      `# Aviso à vizinhança

Vai haver **(o que muda)** em **(local)**, no dia **(data)**, entre as **(hora)** e as **(hora)**.

**O que deve fazer**
- (uma coisa concreta, por exemplo: guardar água para a manhã)
- (outra coisa, se houver)

**Dúvidas:** (contacto)

Se conhece alguém que não lê estes avisos, passe-lhe a palavra, por favor.`,
      `**Procuramos a sua ajuda**

Desde **(data)** que não sabemos de **(quem ou o quê)**. Foi visto pela última vez em **(local)**.

**Como é:** (cor, tamanho e um sinal que ninguém confunda)

**Se o vir:** não corra atrás. Tire uma fotografia, veja onde está e ligue para **(contacto)**, a qualquer hora.

Obrigado por olhar duas vezes para a sua rua.`,
    ],
  },
];
