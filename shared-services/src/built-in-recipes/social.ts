import type { WrittenRecipe } from '../recipes/recipe.ts';

export const social: WrittenRecipe[] = [
  {
    id: 'publicacao-evento',
    categoryId: 'redes-sociais',
    title: 'Divulgar um Evento',
    icon_name: 'megaphone',
    template:
      'Escreve uma publicação para [rede] a divulgar [evento]. Quem organiza: [organizador]. Usa um tom [tom] e no máximo [tamanho]. Termina com um convite à participação e deixa a data e o local por preencher.',
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
      { key: 'tom', label: 'Tom', options: ['alegre', 'sóbrio', 'caloroso'] },
      { key: 'tamanho', label: 'Tamanho', options: ['60 palavras', '30 palavras', '120 palavras'] },
    ],
    advanced_tips: [
      'Peça também uma descrição da imagem (texto alternativo), para quem usa leitor de ecrã.',
      'Peça duas versões e pergunte a alguém do público qual prefere.',
    ],
    fallback_outputs: [
      `**Há encontro marcado! 🎉**

Traga a família, os vizinhos e boa disposição. Preparámos umas horas para estar em conjunto, conhecer pessoas novas e fazer alguma coisa boa pela nossa terra.

📅 (data e hora)
📍 (local)
💛 Entrada livre

Quer ajudar na organização? Deixe um comentário ou envie-nos uma mensagem. Contamos consigo!

*Texto alternativo da imagem: grupo de pessoas de várias idades à volta de uma mesa, ao ar livre.*`,
      `**Guarde esta data: (data).**

Vamos juntar-nos em (local), a partir das (hora). Não é preciso inscrição nem experiência: basta aparecer.

Se vier com crianças, há um cantinho para elas. Se precisar de acesso sem degraus, diga-nos antes e tratamos disso.

Passe a palavra a quem possa gostar. Até lá!`,
    ],
  },
  {
    id: 'verificar-antes-de-partilhar',
    categoryId: 'redes-sociais',
    title: 'Verificar Antes de Partilhar',
    icon_name: 'shield-check',
    template:
      'Recebi [conteudo] que diz: «[afirmacao]». Faz-me uma lista de [quantidade] perguntas para eu perceber se é de confiança, explicadas para [leitor]. Não digas se é verdade ou mentira: ajuda-me a verificar por mim.',
    type: 'text',
    placeholders: [
      {
        key: 'conteudo',
        label: 'O que recebi',
        options: ['uma mensagem reencaminhada', 'um vídeo', 'uma fotografia', 'uma notícia sem autor'],
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
      'A IA não é um árbitro da verdade: pode inventar fontes. Use-a para fazer perguntas e procure as respostas em fontes que conhece.',
      'Procure a mesma notícia em dois meios de comunicação com autor e data.',
    ],
    fallback_outputs: [
      `# Cinco perguntas antes de carregar em «partilhar»

1. **Quem o diz?** Há um autor, uma data e uma página que possa visitar?
2. **Como o sabe?** Mostra uma fonte que eu possa abrir ou fala apenas de «especialistas»?
3. **O que quer que eu sinta?** Raiva, medo e pressa são os truques mais comuns.
4. **Quem mais o diz?** Procure as mesmas palavras num motor de busca e veja se há outras notícias.
5. **O que perco se esperar?** Quase nunca se perde nada por verificar amanhã.

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
];
