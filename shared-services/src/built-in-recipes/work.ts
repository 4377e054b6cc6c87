import type { WrittenRecipe } from '../recipes/recipe.ts';

export const work: WrittenRecipe[] = [
  {
    id: 'entrevista-de-emprego',
    categoryId: 'trabalho',
    title: 'Treinar uma Entrevista',
    icon_name: 'user',
    template:
      'Faz de conta que me entrevistas para um emprego de [funcao] [empregador]. Tenho [experiencia]. Faz [quantidade] perguntas, uma de cada vez, e no fim diz-me [retorno].',
    type: 'text',
    placeholders: [
      {
        key: 'funcao',
        label: 'Função',
        options: ['atendimento ao público', 'auxiliar de cozinha', 'apoio administrativo', 'programação'],
      },
      {
        key: 'empregador',
        label: 'Onde',
        options: ['numa loja', 'numa câmara municipal', 'numa pequena empresa', 'num lar'],
      },
      {
        key: 'experiencia',
        label: 'Experiência',
        options: [
          'pouca experiência',
          'muitos anos de experiência noutra área',
          'um curso que acabei há pouco',
        ],
      },
      { key: 'quantidade', label: 'Quantas perguntas', options: ['5', '3', '8'] },
      {
        key: 'retorno',
        label: 'No fim quero',
        options: [
          'o que correu bem e o que melhorar',
          'como se podia responder a cada pergunta',
          'o que é mais importante mudar',
        ],
      },
    ],
    advanced_tips: [
      'Cole o texto do anúncio, sem o nome da empresa. As perguntas ficam muito mais próximas das verdadeiras.',
      'Peça perguntas difíceis: sobre falhas, paragens no percurso ou mudanças de área.',
    ],
    fallback_outputs: [
      `# Cinco perguntas que quase sempre aparecem

1. **Fale-me de si.** Um minuto: o que faz, o que sabe fazer bem, o que procura.
2. **Porque quer este trabalho?** Ligue uma coisa que gosta de fazer a uma coisa de que eles precisam.
3. **Conte uma dificuldade que resolveu.** Situação, o que fez, como acabou.
4. **O que ainda não sabe fazer?** Diga a verdade e como está a aprender.
5. **Tem perguntas?** Leve sempre duas: «Como é um dia normal?» e «O que se espera de quem entra?»

**Treino:** responda em voz alta, grave no telemóvel e ouça. Corte os «pronto» e os «tipo». Chegue dez minutos antes e respire fundo.`,
      `# Guião para contar a sua experiência

Use esta fórmula em três histórias do seu percurso, mesmo que seja de voluntariado, da escola ou de casa:

- **O que se passava:** (uma frase)
- **O que me pediram:** (uma frase)
- **O que eu fiz:** (duas frases, com «eu», não com «nós»)
- **Como acabou:** (uma frase; se puder, com um número seu)
- **O que aprendi:** (uma frase)

Depois leia o anúncio e ligue cada história a um dos pedidos. Três boas histórias respondem a quase todas as perguntas. Qual é a sua melhor?`,
    ],
  },
  {
    id: 'carta-de-candidatura',
    categoryId: 'trabalho',
    title: 'Carta de Candidatura',
    icon_name: 'mail',
    template:
      'Escreve uma carta de candidatura de [tamanho] para [funcao]. O que tenho para oferecer: [ponto_forte]. Usa um tom [tom], sem frases feitas, e não inventes experiência que eu não tenha referido.',
    type: 'text',
    placeholders: [
      { key: 'tamanho', label: 'Tamanho', options: ['150 palavras', '100 palavras', 'uma página'] },
      {
        key: 'funcao',
        label: 'Função',
        options: [
          'um lugar numa loja',
          'um estágio',
          'um trabalho de escritório',
          'um trabalho a cuidar de pessoas',
        ],
      },
      {
        key: 'ponto_forte',
        label: 'O que ofereço',
        options: [
          'pontualidade e gosto em atender pessoas',
          'vontade de aprender',
          'organização e atenção ao pormenor',
          'experiência a cuidar da família',
        ],
      },
      { key: 'tom', label: 'Tom', options: ['confiante e simples', 'formal', 'caloroso'] },
    ],
    advanced_tips: [
      'Peça à IA que sublinhe as frases que qualquer pessoa podia ter escrito. Troque-as por um exemplo seu.',
      'Leia a carta em voz alta: se não soa a si, mude-a.',
    ],
    fallback_outputs: [
      `Exmas. Senhoras e Exmos. Senhores,

Li o vosso anúncio e candidato-me porque aquilo que pedem é aquilo que gosto de fazer.

Ao longo do meu percurso aprendi a chegar a horas, a ouvir antes de responder e a acabar o que começo. Um exemplo: (uma situação em duas frases, com o que fez e como correu).

Sei que ainda tenho a aprender sobre (ponto do anúncio). Já comecei, com (o que está a fazer).

Gostava de vos conhecer e de explicar melhor o que posso trazer à equipa. Estou disponível a partir de (data).

Com os melhores cumprimentos,
(nome e contacto)`,
      `**Assunto:** Candidatura a (função)

Bom dia,

Três razões para falarem comigo:

1. **Sei fazer** (o ponto mais importante do anúncio). Fi-lo em (onde), durante (quanto tempo).
2. **Gosto de** (parte do trabalho). As pessoas com quem trabalhei dizem que (opinião verdadeira).
3. **Quero aprender** (o que falta) e já dei o primeiro passo: (qual).

Envio o currículo em anexo. Posso ir a uma entrevista em (dias).

Agradeço a vossa atenção.

(nome)`,
    ],
  },
];
